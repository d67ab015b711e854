# language: pt
Funcionalidade: Token
  Um token vale um minuto. O que o banco recebeu está no diário: "token 1" é o primeiro que ele deu.

  Contexto:
    Dado entrei na minha conta

  # A052
  @STM-06
  Cenário: Antes do minuto nada é renovado
    Quando passa 1 segundo
    E puxo "Extrato" para baixo
    E passam 29 segundos
    E puxo "Extrato" para baixo
    E passam 29 segundos
    E puxo "Extrato" para baixo
    Então o token não foi renovado
    E o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |
      | GET /challenge/list  | token 1    |
      | GET /challenge/list  | token 1    |
      | GET /challenge/list  | token 1    |

  @STM-06
  Cenário: Aos 60 segundos o token antigo é trocado, mesmo que nada seja pedido
    Quando passam 59 segundos
    Então o token não foi renovado
    Quando passa 1 segundo
    Então o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |

  @STM-06 @STM-07
  Cenário: A cada minuto o token é renovado com o anterior
    Quando passam 5 minutos
    Então o token foi renovado 5 vezes
    E por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | token 3    |
      | POST /challenge/auth | token 4    |
      | POST /challenge/auth | token 5    |
    E todas as requisições levaram a chave do aplicativo

  @STM-07
  Cenário: O token novo é usado no lugar do antigo
    Quando passam 60 segundos
    E puxo "Extrato" para baixo
    Então por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |

  @STM-06
  Cenário: O minuto conta desde a chegada do token
    Dado a resposta do serviço de login fica retida
    Quando passam 60 segundos
    E passam 5 segundos
    E a resposta do serviço de login chega
    E passam 59 segundos
    Então o token foi renovado uma vez
    Quando passa 1 segundo
    Então o token foi renovado duas vezes

  # A052
  @STM-06
  Cenário: Depois de uma hora de sono há uma renovação antes do pedido
    Dado um token pode ser renovado por 2 horas
    Quando o aplicativo dorme por 1 hora
    E puxo "Extrato" para baixo
    Então o token foi renovado uma vez
    E por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |

  @STM-06
  Cenário: Depois do sono o minuto recomeça
    Quando o aplicativo dorme por 90 segundos
    E puxo "Extrato" para baixo
    E passam 59 segundos
    Então o token foi renovado uma vez
    Quando passa 1 segundo
    Então o token foi renovado duas vezes

  @STM-08
  Cenário: Enquanto o token é renovado nenhuma outra requisição sai
    Dado a resposta do serviço de login fica retida
    Quando passam 60 segundos
    E puxo "Extrato" para baixo
    Então o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |
    Quando a resposta do serviço de login chega
    Então por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |

  # A053
  @STM-08
  Cenário: Três pedidos ao mesmo tempo esperam por uma renovação só
    Dado a resposta do serviço de login fica retida
    Quando o aplicativo dorme por 61 segundos
    E puxo "Extrato" para baixo
    E toco em "Banca da Praça"
    E volto
    E toco em "Ateliê Flor de Açúcar"
    Então por último, o banco recebeu:
      | requisição           | credencial |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |
    Quando a resposta do serviço de login chega
    Então o token foi renovado uma vez
    E por último, em qualquer ordem, o banco recebeu:
      | requisição                                                  | credencial |
      | GET /challenge/list                                         | token 2    |
      | GET /challenge/details/7d3c1a90-0003-4b6e-9f00-5a1e00000003 | token 2    |
      | GET /challenge/details/7d3c1a90-0001-4b6e-9f00-5a1e00000001 | token 2    |
    E "Dados" mostra "Encomenda de bolos"

  # A055
  @STM-08
  Cenário: A renovação não espera por si mesma
    Quando o aplicativo dorme por 60 segundos
    E puxo "Extrato" para baixo
    Então o token foi renovado uma vez
    E "Extrato" não está carregando
    E "Extrato" lista 6 itens

  @STM-08
  Cenário: Um 401 atrasado, de um token que já não vale, não pede outra renovação
    Dado a resposta do serviço de extrato fica retida
    E o banco não aceita mais o token
    Quando puxo "Extrato" para baixo
    E toco em "Banca da Praça"
    Então o token foi renovado uma vez
    Quando a resposta do serviço de extrato chega
    Então o token foi renovado uma vez
    E por último, o banco recebeu:
      | requisição                                                  | credencial |
      | GET /challenge/list                                         | token 1    |
      | GET /challenge/details/7d3c1a90-0003-4b6e-9f00-5a1e00000003 | token 1    |
      | POST /challenge/auth                                        | token 1    |
      | GET /challenge/details/7d3c1a90-0003-4b6e-9f00-5a1e00000003 | token 2    |
      | GET /challenge/list                                         | token 2    |

  @STM-08
  Cenário: Um 401 que chega durante a renovação espera por ela
    Dado o banco não aceita mais o token
    E as próximas 2 respostas do serviço ficam retidas
    Quando puxo "Extrato" para baixo
    E o aplicativo dorme por 60 segundos
    E toco em "Banca da Praça"
    E a resposta do serviço de extrato chega
    Então por último, o banco recebeu:
      | requisição           | credencial |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |
    Quando a resposta do serviço de login chega
    Então o token foi renovado uma vez
    E o serviço de extrato foi chamado 3 vezes
    E "Dados" mostra "Jornal"

  # A054
  @STM-09
  Cenário: Uma renovação recusada termina a sessão
    Dado o banco revoga o token
    Quando passam 60 segundos
    Então o título é "Seu CPF"
    E vejo "Sua sessão terminou. Entre de novo."
    E "CPF" está vazio
    E o token foi renovado uma vez

  # A054
  @STM-09
  Cenário: Depois de uma renovação recusada o token antigo não é mais usado
    Dado o banco revoga o token
    Quando o aplicativo dorme por 61 segundos
    E puxo "Extrato" para baixo
    Então o título é "Seu CPF"
    E o serviço de extrato foi chamado uma vez
    Quando passam 10 minutos
    Então o token foi renovado uma vez
    E por último, o banco recebeu:
      | requisição           | credencial |
      | GET /challenge/list  | token 1    |
      | POST /challenge/auth | token 1    |

  @STM-09
  Cenário: Depois do fim da sessão se entra com um token novo
    Dado o banco revoga o token
    E passam 60 segundos
    Quando entrei na minha conta
    Então o título é "Extrato"
    E por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 2    |
    E não vejo "Sua sessão terminou. Entre de novo."

  @STM-09
  Cenário: Quem esperava pela renovação recusada vê o login, e nada mais sai
    Dado a resposta do serviço de login fica retida
    E o banco revoga o token
    Quando passam 60 segundos
    E puxo "Extrato" para baixo
    E a resposta do serviço de login chega
    Então o título é "Seu CPF"
    E o serviço de extrato foi chamado uma vez

  @STM-09
  Cenário: O sono que passa do prazo da renovação termina a sessão
    Quando o aplicativo dorme por 1 dia
    E puxo "Extrato" para baixo
    Então o título é "Seu CPF"
    E o token foi renovado uma vez

  @STM-06
  Cenário: Uma renovação que falha não termina a sessão
    Dado o serviço de login responde 500 uma vez
    Quando passam 60 segundos
    Então o título é "Extrato"
    E "Extrato" lista 6 itens
    Quando puxo "Extrato" para baixo
    Então o token foi renovado uma vez
    E por último, o banco recebeu:
      | requisição           | credencial |
      | POST /challenge/auth | token 1    |
      | POST /challenge/auth | token 1    |
      | GET /challenge/list  | token 2    |

  @STM-08
  Cenário: Quem espera por uma renovação que falha pode tentar outra vez
    Dado o serviço de login responde 503 uma vez
    Quando o aplicativo dorme por 60 segundos
    E puxo "Extrato" para baixo
    Então vejo "O banco não respondeu como devia."
    E "Extrato" lista 6 itens
    Quando toco em "Tentar novamente"
    Então o token foi renovado uma vez
    E não vejo "O banco não respondeu como devia."
