import AppCore
import AppSteps
import BankStatement
import Gherkin
import Reporters
import Requirements
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer
import Testing

@testable import Rehearsal
@testable import rehearse

/// Passwords, tokens and the key come into no output, whatever goes wrong.
@Suite(.serialized) @MainActor struct BankRedactionTests {
  /// What must not be found: passwords that scenarios type, tokens that the stub gives out, its key.
  static let secrets = ["271828", "314159", "stub-token", BankStub.apiKey]

  /// Everything goes wrong: refused, unread, not there, left behind, ambiguous nowhere.
  static let text = """
    # language: pt
    Funcionalidade: Segredos
      Cenário: Senha errada
        Dado estou na etapa da senha
        Quando digito a senha "271828"
        E toco em "Próximo"
        Então vejo "Bem-vindo"
      Cenário: A senha que o banco recebeu é outra
        Dado a senha da conta é "271828"
        E entrei na minha conta
        Então a senha foi enviada como o texto "314159"
      Cenário: O que o banco recebeu
        Dado entrei na minha conta
        E passam 60 segundos
        Então o banco recebeu, nesta ordem:
          | requisição |
          | GET /nada  |
      Cenário: Um login com outro CPF
        Dado entrei na minha conta
        Então o último login levou o CPF "1" e uma senha
      Cenário: A senha na tela
        Dado estou na etapa da senha
        E digito a senha "271828"
        Então "Senha" diz "271829"
      Cenário: Um passo com erro de escrita
        Dado estou na etapa da senha
        Quando digito a seha "271828"
      Cenário: O que fica para trás
        Dado estou na etapa da senha
        E digito a senha "271828"
        E a resposta do serviço de login fica retida
        E a próxima resposta do serviço de extrato demora 3 segundos
        Quando toco em "Próximo"
      Esquema do Cenário: A senha <senha> na tela
        Quem digita <senha>, vê pontos.
        Dado a senha da conta é "<senha>"
        E entrei na minha conta
        Então vejo "<senha>"
        Exemplos: com 271828
          | senha  |
          | 314159 |
      Regra: A senha 271828 não sai daqui
        Cenário: O banco recebe 271828
          Dado a senha da conta é "271828"
          E entrei na minha conta
          # A senha é 271828.
          Então o banco recebeu, nesta ordem:
            | requisição    |
            | GET /271828   |
    """

  @Test(arguments: ReporterCatalog.all.map(\.name))
  func `no report tells a secret`(_ name: String) async throws {
    let kind = try ReporterCatalog.kind(named: name)
    let output = ObserverBox(CollectingReport(kind))
    try await run(sinks: [output])
    let report = output.read { $0.text }
    // A count of steps names no scenario, a list of scenarios to run again no step, so nothing is masked there.
    #expect(name == "usage" || report.contains("Senha errada"))
    let mask = name == "teamcity" ? "|0x2022|0x2022" : "••••••"
    #expect(["rerun", "usage"].contains(name) || report.contains(mask))
    for secret in Self.secrets { #expect(!report.contains(secret), "\(name) tells \(secret)") }
  }

  @Test func `no event tells a secret`() async throws {
    let log = ObserverBox(EventText())
    try await run(sinks: [log])
    let text = log.read { $0.text }
    #expect(text.contains("Senha errada"))
    for secret in Self.secrets { #expect(!text.contains(secret)) }
  }

  @Test func `neither the journal, nor its dump, nor a picture tells a secret`() async throws {
    let suite = BankSuite()
    let log = ObserverBox(EventText())
    let worlds = Worlds()
    let library = try BoundLibrary(name: suite.name, library: suite.steps) { context in
      let world = try await suite.makeWorld(context)
      worlds.all.append(world)
      return world
    }
    let plan = RunPlan(parts: [.init(library: library, files: [try Self.pickles()])])
    _ = await Runner(plan: plan, configuration: .patient, sinks: [log]).run()
    var dumped = ""
    for world in worlds.all {
      dumped += (world.picture() ?? "") + "\n"
      dumped += "\(world.screen.stub.journal.entries)"
      for entry in world.screen.stub.journal.entries { dumped += String(decoding: entry.body, as: UTF8.self) }
      dump(world.screen.stub.journal.entries, to: &dumped)
    }
    #expect(dumped.contains("/challenge/auth"))
    #expect(dumped.contains("token 1"))
    for secret in Self.secrets { #expect(!dumped.contains(secret)) }
  }

  private func run(sinks: [any EventSink]) async throws {
    let source = GherkinSource(uri: "segredos.feature", text: Self.text, format: .feature)
    let parsed = try GherkinParser().parse(source)
    let part = RunPlan.Part(
      library: try Suites.bankStatement().bind(), files: [parsed.pickles],
      sources: [.init(source: source, ids: 0..<parsed.nextID)])
    var configuration = RunConfiguration.patient
    configuration.takesSnapshots = true
    let runner = Runner(plan: RunPlan(parts: [part]), configuration: configuration, sinks: sinks)
    let outcome = await runner.run()
    #expect(outcome.counts[.failed] == 8)
  }

  private static func pickles() throws -> [Pickle] {
    let source = GherkinSource(uri: "segredos.feature", text: text, format: .feature)
    return try GherkinParser().parse(source).pickles
  }
}

/// The worlds of a run, kept for a look at what they hold when it is over.
@MainActor private final class Worlds {
  var all: [BankWorld] = []
}

/// What a run tells its observers, all of it, as text.
private final class EventText: RunObserver {
  private(set) var text = ""

  func receive(_ event: RunEvent) {
    text += "\(event)\n"
    dump(event, to: &text)
  }
}

/// A reporter together with what it wrote.
private final class CollectingReport: RunObserver {
  private final class Page {
    var text = ""
  }

  private let page: Page
  private let reporter: any RunObserver

  init(_ kind: ReporterKind) {
    let page = Page()
    self.page = page
    reporter = kind.make(ReporterContext(output: ReportOutput { page.text += $0 }, now: { .zero }))
  }

  var text: String { page.text }

  func receive(_ event: RunEvent) { reporter.receive(event) }
}
