import ScenarioRunner

extension ScreenVocabulary {
  /// What a service was asked since the scenario began.
  static let journal = StepLibrary<ScreenWorld> {
    Then("{service} was asked {count}", "o {service} foi chamado {count}") {
      (w, service: NamedService, count: Int) in
      try await w.expect(service, wasAsked: count)
    }
    Then("{service} was not asked", "o {service} não foi chamado") { (w, service: NamedService) in
      try await w.expect(service, wasAsked: 0)
    }
    Then("the service was asked for {string}", "a requisição {string} foi feita") { (w, target: String) in
      try await w.expectAsked(for: NamedService(target: target))
    }
    Then("the service was asked {count} for {string}", "o serviço foi chamado {count} para {string}") {
      (w, count: Int, target: String) in
      try await w.expect(NamedService(target: target), wasAsked: count)
    }
    Then("the service was not asked for {string}", "a requisição {string} não foi feita") {
      (w, target: String) in
      try await w.expect(NamedService(target: target), wasAsked: 0)
    }
  }
}
