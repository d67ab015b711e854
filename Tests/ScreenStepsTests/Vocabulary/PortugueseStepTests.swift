import ScenarioRunner
import ScreenSteps
import Testing

/// The shared steps in Portuguese: the same code as in English.
@MainActor struct PortugueseStepTests {
  static let services = [NamedService("serviço de preços", path: "/price")]

  @Test(arguments: [
    "Dado o aplicativo está aberto, então o título é \"Shop\"",
    "Quando abro o aplicativo, então estou em \"Shop\", e o subtítulo é \"Open all day\"",
    "Quando toco em \"Ask\", então \"Price\" diz \"200 3.20 in the shop\"",
    "Quando toco duas vezes em \"Ask\", então o serviço foi chamado duas vezes",
    "Quando tento tocar em \"Sell\", então \"Sell\" está desabilitado, e \"Ask\" está habilitada",
    "Quando digito 1 . 2, então \"Amount\" diz \"1.2\", e \"Amount\" está marcada com \"€\"",
    "Quando digito \"3\" em \"Amount\", então \"Amount\" diz \"3\"",
    "Dado colo \"3\" em \"Amount\", então \"Amount\" não está marcada com \"$\"",
    "Então \"Gift\" está ligada, e \"Gift\" está selecionada, e \"Ask\" não está carregando",
    "Então \"Basket\" lista 2 itens, e \"Basket\" mostra \"Apple\", e vejo \"Apple\", e não vejo \"Plum\"",
    "Então \"Chart\" desenha 2 pontos, e \"Chart\" vai de 0 a 10, e a linha de \"Chart\" está em 5",
    "Quando arrasto \"Chart\" até 7, então a linha de \"Chart\" está dentro da escala",
    "Então nenhum diálogo está aberto, e \"Plum\" não aparece, e \"Price\" aparece",
    "Dado o serviço de preços responde 500 uma vez, quando toco em \"Ask\", então o serviço de preços foi chamado uma vez",
    "Então o serviço de preços não foi chamado, e a requisição \"/price\" não foi feita",
    "Quando toco em \"Ask\", então a requisição \"GET /price\" foi feita",
    "Dado a resposta do serviço de preços fica retida, quando toco em \"Ask\", então \"Ask\" está carregando, quando a resposta do serviço de preços chega, então \"Ask\" não está carregando",
    "Dado as próximas 2 respostas do serviço ficam retidas, quando toco duas vezes em \"Ask\", e a segunda resposta do serviço chega, e a primeira resposta do serviço chega, então \"Ask\" não está carregando",
    "Dado as respostas do serviço demoram 2 segundos, quando toco em \"Ask\", então \"Ask\" está carregando, quando passam 2 segundos, então \"Ask\" não está carregando",
    "Quando passa um minuto, e passam 2 horas, e passa uma hora, e o aplicativo dorme por 3 dias, então vejo \"Shop\"",
  ])
  func `a text in Portuguese is rehearsed`(_ text: String) async throws {
    #expect(try await problems(in: "# language: pt\n\(text)", services: Self.services) == "")
  }

  @Test func `what is not so is said as for the same step in English`() async throws {
    let portuguese = try await problems(in: "# language: pt\nEntão \"Amount\" diz \"9\"")
    #expect(portuguese == (try await problems(in: "Then \"Amount\" reads \"9\"")))
    #expect(portuguese.hasPrefix("'Amount' does not read '9'"))
  }

  @Test func `every shared step can be had in both languages`() throws {
    for step in ScreenVocabulary.steps.steps {
      #expect(step.expressions.count >= 2, "\(step.expressions)")
    }
  }
}
