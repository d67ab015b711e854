import AppCore
import Foundation
import ScenarioRunner
import StubServer

extension ScreenVocabulary {
  /// Time that passes.
  static let time = StepLibrary<ScreenWorld> {
    When("{duration} pass(es)") { (w, duration: Duration) in try await w.pass(duration) }
  }

  /// What goes wrong with a service; without a number of times it goes wrong every time.
  static let faults = StepLibrary<ScreenWorld> {
    Given("{service} answers {int}") { (w, service: NamedService, status: Int) in
      try w.plan(.status(w.checked(status)), for: service)
    }
    Given("{service} answers {int} {count}") { (w, service: NamedService, status: Int, count: Int) in
      try w.plan(.status(w.checked(status)), for: service, count)
    }
    Given("{service} answers {int} with Retry-After {int}") {
      (w, service: NamedService, status: Int, seconds: Int) in
      try w.plan(.status(w.checked(status), retryAfter: "\(seconds)"), for: service)
    }
    Given("{service} answers {int} with Retry-After {int} {count}") {
      (w, service: NamedService, status: Int, seconds: Int, count: Int) in
      try w.plan(.status(w.checked(status), retryAfter: "\(seconds)"), for: service, count)
    }
    Given("{service} answers {int} with Retry-After {string} {count}") {
      (w, service: NamedService, status: Int, date: String, count: Int) in
      try w.plan(.status(w.checked(status), retryAfter: date), for: service, count)
    }
    Given("{service} answers:") { (w, service: NamedService, body: DocString) in
      w.plan(.replaceBody(Array(body.content.utf8)), for: service)
    }
    for (phrase, fault) in plainFaults {
      Given("{service} \(phrase)") { (w, service: NamedService) in w.plan(fault, for: service) }
      Given("{service} \(phrase) {count}") { (w, service: NamedService, count: Int) in
        w.plan(fault, for: service, count)
      }
    }
    Given("answers of/from/to {service} take {duration}") {
      (w, service: NamedService, duration: Duration) in w.plan(.delay(duration), for: service)
    }
    Given("the next answer of/from/to {service} takes {duration}") {
      (w, service: NamedService, duration: Duration) in w.plan(.delay(duration), for: service, 1)
    }
    Given("{service} answers as usual again") { (w, service: NamedService) in w.endFaults(of: service) }
    Given("the service is offline") { (w) in w.stub.goOffline() }
    Given("the service is online again") { (w) in try w.stub.goOnline() }
  }

  private static let plainFaults: [(String, Fault)] = [
    ("answers with nothing", .emptyBody), ("answers with broken content", .malformedBody),
    ("cuts its answer off", .cutBody(afterBytes: 8)), ("refuses the connection", .refuse),
  ]

  /// Answers that come when a step says so, for what happens in between and in which order.
  static let heldAnswers = StepLibrary<ScreenWorld> {
    Given("the answer of/from/to {service} is held") { (w, service: NamedService) in
      w.plan(.hold, for: service, 1)
    }
    Given("the next {int} answers of/from/to {service} are held") { (w, count: Int, service: NamedService) in
      w.plan(.hold, for: service, count)
    }
    When("the answer of/from/to {service} arrives", "the answers of/from/to {service} arrive") {
      (w, service: NamedService) in try w.release(service)
    }
    When("the {ordinal} answer of/from/to {service} arrives") {
      (w, ordinal: Ordinal, service: NamedService) in try w.release(service, ordinal)
    }
  }
}
