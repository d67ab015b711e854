import AppCore
import Foundation
import ScenarioRunner
import StubServer

extension ScreenVocabulary {
  /// Time that passes.
  static let time = StepLibrary<ScreenWorld> {
    When("{duration} pass(es)", "passa(m) {duration}") { (w, duration: Duration) in try await w.pass(duration)
    }
    When("the app sleeps for {duration}", "o aplicativo dorme por {duration}") { (w, duration: Duration) in
      try await w.sleep(duration)
    }
  }

  /// What goes wrong with a service; without a number of times it goes wrong every time.
  static let faults = StepLibrary<ScreenWorld> {
    Given("{service} answers {int}", "o {service} responde {int}") {
      (w, service: NamedService, status: Int) in
      try w.plan(.status(w.checked(status)), for: service)
    }
    Given("{service} answers {int} {count}", "o {service} responde {int} {count}") {
      (w, service: NamedService, status: Int, count: Int) in
      try w.plan(.status(w.checked(status)), for: service, count)
    }
    Given(
      "{service} answers {int} with Retry-After {int}", "o {service} responde {int} com Retry-After {int}"
    ) {
      (w, service: NamedService, status: Int, seconds: Int) in
      try w.plan(.status(w.checked(status), retryAfter: "\(seconds)"), for: service)
    }
    Given(
      "{service} answers {int} with Retry-After {int} {count}",
      "o {service} responde {int} com Retry-After {int} {count}"
    ) {
      (w, service: NamedService, status: Int, seconds: Int, count: Int) in
      try w.plan(.status(w.checked(status), retryAfter: "\(seconds)"), for: service, count)
    }
    Given(
      "{service} answers {int} with Retry-After {string} {count}",
      "o {service} responde {int} com Retry-After {string} {count}"
    ) {
      (w, service: NamedService, status: Int, date: String, count: Int) in
      try w.plan(.status(w.checked(status), retryAfter: date), for: service, count)
    }
    Given("{service} answers:", "o {service} responde:") { (w, service: NamedService, body: DocString) in
      w.plan(.replaceBody(Array(body.content.utf8)), for: service)
    }
    for (phrase, frase, fault) in plainFaults {
      Given("{service} \(phrase)", "o {service} \(frase)") { (w, service: NamedService) in
        w.plan(fault, for: service)
      }
      Given("{service} \(phrase) {count}", "o {service} \(frase) {count}") {
        (w, service: NamedService, count: Int) in
        w.plan(fault, for: service, count)
      }
    }
    Given("answers of/from/to {service} take {duration}", "as respostas do {service} demoram {duration}") {
      (w, service: NamedService, duration: Duration) in w.plan(.delay(duration), for: service)
    }
    Given(
      "the next answer of/from/to {service} takes {duration}",
      "a próxima resposta do {service} demora {duration}"
    ) {
      (w, service: NamedService, duration: Duration) in w.plan(.delay(duration), for: service, 1)
    }
    Given("{service} answers as usual again", "o {service} volta a responder como sempre") {
      (w, service: NamedService) in w.endFaults(of: service)
    }
    Given("the service is offline", "o serviço está fora do ar") { (w) in w.stub.goOffline() }
    Given("the service is online again", "o serviço volta ao ar") { (w) in try w.stub.goOnline() }
  }

  private static let plainFaults: [(String, String, Fault)] = [
    ("answers with nothing", "responde sem conteúdo", .emptyBody),
    ("answers with broken content", "responde com conteúdo quebrado", .malformedBody),
    ("cuts its answer off", "corta a resposta", .cutBody(afterBytes: 8)),
    ("refuses the connection", "recusa a conexão", .refuse),
  ]

  /// Answers that come when a step says so, for what happens in between and in which order.
  static let heldAnswers = StepLibrary<ScreenWorld> {
    Given("the answer of/from/to {service} is held", "a resposta do {service} fica retida") {
      (w, service: NamedService) in
      w.plan(.hold, for: service, 1)
    }
    Given(
      "the next {int} answers of/from/to {service} are held",
      "as próximas {int} respostas do {service} ficam retidas"
    ) { (w, count: Int, service: NamedService) in
      w.plan(.hold, for: service, count)
    }
    When(
      "the answer of/from/to {service} arrives", "the answers of/from/to {service} arrive",
      "a resposta do {service} chega", "as respostas do {service} chegam"
    ) { (w, service: NamedService) in try w.release(service)
    }
    When("the {ordinal} answer of/from/to {service} arrives", "a {ordinal} resposta do {service} chega") {
      (w, ordinal: Ordinal, service: NamedService) in try w.release(service, ordinal)
    }
  }
}
