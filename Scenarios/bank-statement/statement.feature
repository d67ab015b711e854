# language: pt
Funcionalidade: Extrato
  O que entrou e o que saiu, dia por dia.

  @STM-10
  Cenário: Enquanto o extrato carrega há um marcador no seu lugar
    Dado a resposta do serviço de extrato fica retida
    Quando entrei na minha conta
    Então "Carregando" aparece
    E "Extrato" lista 0 itens
    Quando a resposta do serviço de extrato chega
    Então "Carregando" não aparece
    E "Extrato" lista 6 itens

  @STM-10 @STM-11
  Cenário: Ao atualizar, o que já estava na tela continua
    Dado entrei na minha conta
    E a resposta do serviço de extrato fica retida
    Quando puxo "Extrato" para baixo
    Então "Extrato" está carregando
    E "Extrato" lista 6 itens
    E "Carregando" não aparece
    Quando a resposta do serviço de extrato chega
    Então "Extrato" não está carregando

  # A060
  @STM-10
  Cenário: Um extrato vazio diz que está vazio
    Dado não há lançamentos
    Quando entrei na minha conta
    Então vejo "Nenhum lançamento."
    E "Carregando" não aparece
    E "Extrato" está vazio

  @STM-11
  Cenário: Puxar a lista para baixo carrega o extrato outra vez
    Dado não há lançamentos
    E entrei na minha conta
    Quando um lançamento CREDIT de 310 centavos com "Ateliê Flor de Açúcar"
    E puxo "Extrato" para baixo
    Então não vejo "Nenhum lançamento."
    E "Ateliê Flor de Açúcar" diz "R$ 3,10"
    E o serviço de extrato foi chamado duas vezes

  @STM-11
  Cenário: Puxar duas vezes seguidas carrega uma vez
    Dado entrei na minha conta
    E a resposta do serviço de extrato fica retida
    Quando puxo "Extrato" para baixo
    E puxo "Extrato" para baixo
    Então o serviço de extrato foi chamado duas vezes
    Quando a resposta do serviço de extrato chega
    Então "Extrato" lista 6 itens

  @STM-12
  Cenário: O extrato é pedido com a chave e o token
    Quando entrei na minha conta
    Então a requisição "GET /challenge/list" foi feita
    E todas as requisições levaram a chave do aplicativo
    E por último, o banco recebeu:
      | requisição          | credencial |
      | GET /challenge/list | token 1    |

  @STM-13
  Cenário: Os lançamentos ficam em grupos por data
    Quando entrei na minha conta
    Então o título é "Extrato"
    E "Extrato" lista:
      | dia                     |
      | 6 de março de 2024      |
      | 5 de março de 2024      |
      | 1 de março de 2024      |
      | 29 de fevereiro de 2024 |
      | 1 de fevereiro de 2024  |
      | 31 de dezembro de 2023  |

  @STM-13 @STM-14
  Cenário: Cada lançamento mostra rótulo, nome, valor, hora e situação
    Quando entrei na minha conta
    Então "5 de março de 2024" lista:
      | nome                      | valor             | rótulo              | hora  | situação  |
      | Águas da Serra Azul S.A.  | - R$ 189,90       | Pagamento de boleto | 23:30 | Concluído |
      | Banca da Praça            | - R$ 0,50         | Compra no débito    | 12:00 | Concluído |
      | Ñandu Importação & Filhos | R$ 999.999.999,99 | TED recebida        | 08:20 | Concluído |
    E "29 de fevereiro de 2024" lista:
      | nome                   | valor      | rótulo           | hora  | situação  |
      | Livraria Página Virada | - R$ 45,99 | Compra estornada | 09:00 | REVERSED  |
      | Banco de Ensaio        | R$ 3,10    | Rendimento       | 06:00 | Concluído |

  # A057
  @STM-13
  Cenário: A hora muda de fuso antes de os dias serem formados
    Dado os lançamentos:
      | momento              | nome | tipo   |
      | 2024-01-03T02:00:00Z | Ana  | CREDIT |
      | 2024-01-03T04:00:00Z | Bia  | CREDIT |
      | 2024-01-02T02:00:00Z | Caio | CREDIT |
    Quando entrei na minha conta
    Então "Extrato" lista:
      | dia                  |
      | 3 de janeiro de 2024 |
      | 2 de janeiro de 2024 |
      | 1 de janeiro de 2024 |
    E "3 de janeiro de 2024" mostra "01:00"
    E "2 de janeiro de 2024" mostra "23:00"
    E "1 de janeiro de 2024" mostra "23:00"

  # A057
  @STM-13
  Cenário: Em outro fuso os mesmos lançamentos têm outros dias
    Dado o fuso horário é "UTC"
    E os lançamentos:
      | momento              | nome | tipo   |
      | 2024-01-03T02:00:00Z | Ana  | CREDIT |
      | 2024-01-03T04:00:00Z | Bia  | CREDIT |
      | 2024-01-02T02:00:00Z | Caio | CREDIT |
    Quando entrei na minha conta
    Então "Extrato" lista:
      | dia                  |
      | 3 de janeiro de 2024 |
      | 2 de janeiro de 2024 |
    E "3 de janeiro de 2024" lista 2 itens
    E "2 de janeiro de 2024" mostra "02:00"

  @STM-13
  Cenário: Dentro de um dia vale a ordem da resposta
    Dado os lançamentos:
      | momento              | nome |
      | 2024-01-03T12:00:00Z | Ana  |
      | 2024-01-03T18:00:00Z | Bia  |
      | 2024-01-03T15:00:00Z | Caio |
    Quando entrei na minha conta
    Então "3 de janeiro de 2024" lista:
      | nome |
      | Ana  |
      | Bia  |
      | Caio |

  @STM-13
  Cenário: Um momento que não se lê fica no dia em que o banco o lista
    Dado os lançamentos:
      | momento | dia        | nome |
      | ontem   | 2024-02-10 | Ana  |
    Quando entrei na minha conta
    Então "10 de fevereiro de 2024" lista:
      | nome | valor   | rótulo | hora |
      | Ana  | R$ 0,00 | Pix    | —    |

  # A010 A013 A017
  @STM-14
  Esquema do Cenário: <centavos> centavos, <tipo>, lê-se "<valor>"
    Dado um lançamento <tipo> de <centavos> centavos com "Ana"
    Quando entrei na minha conta
    Então "Ana" diz "<valor>"
    E "Ana" está marcada com "<marca>"

    Exemplos:
      | tipo   | centavos    | valor               | marca   |
      | DEBIT  | 150000      | - R$ 1.500,00       | débito  |
      | CREDIT | 150000      | R$ 1.500,00         | crédito |
      | DEBIT  | 50          | - R$ 0,50           | débito  |
      | CREDIT | 310         | R$ 3,10             | crédito |
      | CREDIT | 5           | R$ 0,05             | crédito |
      | DEBIT  | 1           | - R$ 0,01           | débito  |
      | CREDIT | 123456      | R$ 1.234,56         | crédito |
      | CREDIT | 100000000   | R$ 1.000.000,00     | crédito |
      | DEBIT  | 99999999999 | - R$ 999.999.999,99 | débito  |
      | DEBIT  | 0           | R$ 0,00             | débito  |
      | CREDIT | 99          | R$ 0,99             | crédito |

  @STM-14
  Cenário: Um tipo que não se conhece não passa por crédito
    Dado um lançamento REFUND de 4599 centavos com "Ana"
    Quando entrei na minha conta
    Então "Ana" diz "R$ 45,99"
    E "Ana" não está marcada com "crédito"
    E "Ana" está marcada com "tipo desconhecido: REFUND"

  @STM-15
  Cenário: Um 401 ao extrato renova o token e repete o pedido
    Dado entrei na minha conta
    E o banco não aceita mais o token
    Quando puxo "Extrato" para baixo
    Então "Extrato" lista 6 itens
    E o título é "Extrato"
    E por último, o banco recebeu:
      | requisição           | credencial |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |

  # A051
  @STM-15
  Cenário: Um segundo 401 termina a sessão
    Dado o banco recusa qualquer token
    Quando entrei na minha conta
    Então o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |
    E o título é "Seu CPF"
    E vejo "Sua sessão terminou. Entre de novo."

  @STM-15
  Cenário: Depois do fim da sessão nada mais é pedido
    Dado o banco recusa qualquer token
    E entrei na minha conta
    Quando passam 5 minutos
    Então o token foi renovado uma vez
    E o serviço de extrato foi chamado duas vezes

  @STM-15
  Cenário: Depois de um 401 a renovação pode ser recusada
    Dado entrei na minha conta
    E o banco revoga o token
    Quando puxo "Extrato" para baixo
    Então o título é "Seu CPF"
    E o serviço de extrato foi chamado duas vezes

  @STM-11
  Cenário: Sem conexão o extrato que se vê continua
    Dado entrei na minha conta
    E o serviço está fora do ar
    Quando puxo "Extrato" para baixo
    Então vejo "Sem conexão com o banco."
    E "Extrato" lista 6 itens
    Quando o serviço volta ao ar
    E toco em "Tentar novamente"
    Então não vejo "Sem conexão com o banco."
    E "Tentar novamente" não aparece
    E "Extrato" lista 6 itens

  @STM-10
  Esquema do Cenário: Quando o primeiro carregamento falha, pode-se tentar outra vez: <falha>
    Dado o serviço de extrato <falha> uma vez
    Quando entrei na minha conta
    Então vejo "<texto>"
    E "Carregando" não aparece
    E não vejo "Nenhum lançamento."
    Quando toco em "Tentar novamente"
    Então "Extrato" lista 6 itens
    E não vejo "<texto>"

    Exemplos:
      | falha                          | texto                             |
      | responde 500                   | O banco não respondeu como devia. |
      | responde 503                   | O banco não respondeu como devia. |
      | responde com conteúdo quebrado | O banco não respondeu como devia. |
      | responde sem conteúdo          | O banco não respondeu como devia. |
      | corta a resposta               | Sem conexão com o banco.          |
      | recusa a conexão               | Sem conexão com o banco.          |

  @STM-10
  Cenário: O extrato que demora demais pode ser tentado outra vez
    Dado a resposta do serviço de extrato fica retida
    Quando entrei na minha conta
    E passam 10 segundos
    Então vejo "O banco demorou a responder."
    Quando toco em "Tentar novamente"
    Então "Extrato" lista 6 itens

  @STM-13
  Cenário: O que a resposta não diz fica em branco, o que ela diz a mais não atrapalha
    Dado o serviço de extrato responde:
      """
      {"results": [{"date": "2024-02-01", "items": [
        {"id": "u1", "amount": 700, "entry": "DEBIT", "name": "Ana", "dateEvent": "2024-02-01T08:15:17Z",
         "label": "Pix", "status": "SCHEDULED", "novo": 1},
        {"id": "u2", "amount": 800, "entry": "DEBIT", "name": "Bia"}
      ]}], "itemsTotal": 2}
      """
    Quando entrei na minha conta
    Então "1 de fevereiro de 2024" lista:
      | nome | valor     | rótulo | hora  | situação  |
      | Ana  | - R$ 7,00 | Pix    | 05:15 | SCHEDULED |
      | Bia  | - R$ 8,00 | —      | —     | —         |

  @STM-13
  Cenário: Do extrato não se volta ao login
    Dado entrei na minha conta
    Então "Voltar" não aparece
