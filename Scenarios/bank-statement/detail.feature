# language: pt
Funcionalidade: Detalhe de um lançamento

  Contexto:
    Dado entrei na minha conta

  @STM-16
  Cenário: Tocar em um lançamento abre o seu detalhe
    Quando toco em "Banca da Praça"
    Então o título é "Lançamento"
    E o subtítulo é "Banca da Praça"
    E "Dados" mostra "Jornal"

  @STM-16
  Cenário: Voltar mostra o extrato como estava, sem pedir nada
    Dado toco em "Banca da Praça"
    Quando volto
    Então o título é "Extrato"
    E "Extrato" lista 6 itens
    E o serviço de extrato foi chamado uma vez

  @STM-17
  Cenário: Enquanto o detalhe carrega há um marcador no seu lugar
    Dado a resposta do serviço de detalhes fica retida
    Quando toco em "Banca da Praça"
    Então "Carregando" aparece
    E "Dados" não aparece
    Quando a resposta do serviço de detalhes chega
    Então "Carregando" não aparece
    E "Dados" aparece

  @STM-17
  Cenário: Uma resposta atrasada não aparece no detalhe de outro
    Dado a resposta do serviço de detalhes fica retida
    Quando toco em "Banca da Praça"
    E volto
    E toco em "Eletrônica Raio de Luz"
    E a resposta do serviço de detalhes chega
    Então "Dados" mostra "Compra de produtos eletrônicos"
    E não vejo "Jornal"

  @STM-18
  Cenário: O detalhe é pedido com a chave e o token
    Quando toco em "Eletrônica Raio de Luz"
    Então por último, o banco recebeu:
      | requisição                                | credencial |
      | GET /challenge/details/k3m9x2q7w5t1b8n4c6 | token 1    |
    E todas as requisições levaram a chave do aplicativo

  @STM-19
  Cenário: O detalhe mostra tudo sobre o lançamento
    Quando toco em "Eletrônica Raio de Luz"
    Então "Dados" lista:
      | campo       | valor                          |
      | Descrição   | Compra de produtos eletrônicos |
      | Tipo        | Compra aprovada                |
      | Valor       | - R$ 1.500,00                  |
      | Contraparte | Eletrônica Raio de Luz         |
      | Data        | 1 de março de 2024             |
      | Hora        | 05:15                          |
      | Situação    | Concluído                      |

  @STM-19
  Cenário: A data do detalhe é a do fuso horário
    Quando toco em "Águas da Serra Azul S.A."
    Então "Data" diz "5 de março de 2024"
    E "Hora" diz "23:30"

  @STM-19
  Cenário: Um crédito e a situação na palavra do banco
    Quando toco em "Livraria Página Virada"
    Então "Situação" diz "REVERSED"
    Quando volto
    E toco em "Ateliê Flor de Açúcar"
    Então "Valor" diz "R$ 2.500,00"

  @STM-20
  Cenário: O detalhe mostra quem enviou e quem recebeu
    Quando toco em "Banca da Praça"
    Então "Remetente" lista:
      | campo   | valor                 |
      | Nome    | Oficina Exemplo LTDA  |
      | CNPJ    | 11.222.333/0001-81    |
      | Banco   | 001 - Banco de Ensaio |
      | Agência | 0001-0                |
      | Conta   | 123456-1              |
    E "Destinatário" lista:
      | campo   | valor               |
      | Nome    | Banca da Praça      |
      | CPF     | 111.444.777-35      |
      | Banco   | 099 - Banco Exemplo |
      | Agência | 0042-7              |
      | Conta   | 000789-X            |

  @STM-20
  Cenário: Zeros à esquerda de um documento ficam
    Quando toco em "Núcleo de Acertos"
    Então "Remetente" mostra "000.000.001-91"

  @STM-20
  Cenário: Um documento fora da medida aparece como o banco o manda
    Dado o serviço de detalhes responde:
      """
      {"amount": 50, "sender": {"name": "Ana", "documentType": "CPF", "documentNumber": "123"}}
      """
    Quando toco em "Banca da Praça"
    Então "Remetente" lista:
      | campo   | valor |
      | Nome    | Ana   |
      | CPF     | 123   |
      | Banco   | —     |
      | Agência | —     |
      | Conta   | —     |
    E "Destinatário" lista:
      | campo | valor |
      | Nome  | —     |

  @STM-21
  Cenário: Um 401 ao detalhe renova o token e repete o pedido
    Dado o banco não aceita mais o token
    Quando toco em "Banca da Praça"
    Então "Dados" mostra "Jornal"
    E por último, o banco recebeu:
      | requisição                                                  | credencial |
      | GET /challenge/details/7d3c1a90-0003-4b6e-9f00-5a1e00000003 | token 1    |
      | POST /challenge/auth                                        | token 1    |
      | GET /challenge/details/7d3c1a90-0003-4b6e-9f00-5a1e00000003 | token 2    |

  # A051
  @STM-21
  Cenário: Um segundo 401 ao detalhe termina a sessão
    Dado o banco recusa qualquer token
    Quando toco em "Banca da Praça"
    Então o título é "Seu CPF"
    E vejo "Sua sessão terminou. Entre de novo."
    E o serviço de detalhes foi chamado duas vezes
    E o token foi renovado uma vez

  @STM-21
  Cenário: Uma renovação recusada termina a sessão também no detalhe
    Dado toco em "Banca da Praça"
    E o banco revoga o token
    Quando passam 60 segundos
    Então o título é "Seu CPF"

  # A058
  @STM-16
  Cenário: Um lançamento que não existe mais diz isso, e se pode voltar
    Dado o serviço de detalhes responde 404 uma vez
    Quando toco em "Banca da Praça"
    Então vejo "Lançamento não encontrado."
    E "Carregando" não aparece
    E "Tentar novamente" não aparece
    Quando toco em "Voltar"
    Então o título é "Extrato"
    E "Extrato" lista 6 itens

  # A059
  @STM-11 @STM-13
  Cenário: Um lançamento removido some, e com ele o seu dia
    Dado o lançamento de "Eletrônica Raio de Luz" é removido
    Quando toco em "Eletrônica Raio de Luz"
    Então vejo "Lançamento não encontrado."
    Quando volto
    E puxo "Extrato" para baixo
    Então "Eletrônica Raio de Luz" não aparece
    E "1 de março de 2024" não aparece
    E "Extrato" lista 5 itens

  @STM-17
  Cenário: Sem conexão o detalhe pode ser tentado outra vez
    Dado o serviço está fora do ar
    Quando toco em "Banca da Praça"
    Então vejo "Sem conexão com o banco."
    Quando o serviço volta ao ar
    E toco em "Tentar novamente"
    Então "Dados" mostra "Jornal"
    E não vejo "Sem conexão com o banco."

  @STM-17
  Esquema do Cenário: Quando o detalhe falha com <status>, pode-se tentar outra vez
    Dado o serviço de detalhes responde <status> uma vez
    Quando toco em "Banca da Praça"
    Então vejo "O banco não respondeu como devia."
    Quando toco em "Tentar novamente"
    Então "Dados" mostra "Jornal"

    Exemplos:
      | status |
      | 500    |
      | 502    |
