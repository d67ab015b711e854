# language: pt
Funcionalidade: Etapa da senha
  A senha tem seis dígitos. Nenhum relatório a mostra: onde um passo a traz, lê-se ••••••.

  Contexto:
    Dado estou na etapa da senha

  @STM-02
  Cenário: Sem senha o botão está desabilitado
    Então "Senha" está vazia
    E "Próximo" está desabilitado

  @STM-02
  Cenário: Só seis dígitos habilitam o botão
    Quando digito a senha "12345"
    Então "Próximo" está desabilitado
    Quando digito a senha "123456"
    Então "Próximo" está habilitado
    Quando apago o último dígito da senha
    Então "Próximo" está desabilitado
    E "Senha" diz "•••••"

  @STM-02
  Cenário: Um sétimo dígito não entra
    Dado digito a senha "123456"
    Quando acrescento "7" à senha
    Então "Senha" diz "••••••"
    E "Próximo" está habilitado

  @STM-02
  Cenário: Letras não entram
    Quando digito a senha "12a456"
    Então "Senha" está vazia
    E "Próximo" está desabilitado

  @STM-02
  Cenário: Dígito por dígito, até o sexto
    Dado digito a senha "31415"
    Então "Próximo" está desabilitado
    Quando acrescento "9" à senha
    Então "Próximo" está habilitado
    Quando toco em "Próximo"
    Então o título é "Extrato"

  @STM-02
  Cenário: A senha não aparece na tela
    Quando digito a senha "314159"
    Então "Senha" diz "••••••"
    E não vejo "314159"
    E não vejo "3"

  # A047
  @STM-02 @STM-03
  Cenário: O zero à esquerda faz parte da senha
    Dado a senha da conta é "012345"
    Quando digito a senha "012345"
    Então "Próximo" está habilitado
    Quando toco em "Próximo"
    Então a senha foi enviada como o texto "012345"
    E o título é "Extrato"

  @STM-03
  Cenário: O login leva CPF, senha e a chave do aplicativo
    Quando digito a senha da conta
    E toco em "Próximo"
    Então o último login levou o CPF "52998224725" e uma senha
    E todas as requisições levaram a chave do aplicativo
    E o serviço de login foi chamado uma vez

  # A046
  @STM-03
  Cenário: Tocar duas vezes envia um login só
    Dado digito a senha da conta
    E a resposta do serviço de login fica retida
    Quando toco duas vezes em "Próximo"
    Então "Próximo" está carregando
    E o serviço de login foi chamado uma vez
    Quando a resposta do serviço de login chega
    Então o título é "Extrato"
    E o serviço de login foi chamado uma vez
    E o serviço de extrato foi chamado uma vez

  @STM-03
  Cenário: Enquanto o login está a caminho a senha não muda
    Dado digito a senha da conta
    E a resposta do serviço de login fica retida
    Quando toco em "Próximo"
    Então "Senha" está desabilitada
    E "Próximo" está desabilitado
    Quando a resposta do serviço de login chega
    Então o título é "Extrato"

  @STM-04
  Cenário: O token do login serve para o extrato
    Quando digito a senha da conta
    E toco em "Próximo"
    Então o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |

  # A043
  @STM-05
  Cenário: Uma senha errada não é um token vencido
    Quando digito a senha "000000"
    E toco em "Próximo"
    Então o título é "Sua senha"
    E vejo "CPF ou senha incorretos."
    E o token não foi renovado
    E o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |

  # A049
  @STM-05
  Cenário: Depois de uma senha errada outra pode ser enviada
    Dado digito a senha "000000"
    E toco em "Próximo"
    Então vejo "CPF ou senha incorretos."
    E "Próximo" está habilitado
    E "Próximo" não está carregando
    E "Senha" está habilitada
    Quando digito a senha da conta
    E toco em "Próximo"
    Então o título é "Extrato"

  # A048
  @STM-05
  Cenário: O login recusado não é enviado outra vez
    Dado digito a senha "000000"
    E toco em "Próximo"
    Quando digito a senha da conta
    E toco em "Próximo"
    Então o banco recebeu, nesta ordem:
      | requisição           | credencial |
      | POST /challenge/auth | password   |
      | POST /challenge/auth | password   |
      | GET /challenge/list  | token 1    |

  @STM-05
  Cenário: Um CPF que o banco não conhece
    Dado volto
    E digito "111.444.777-35" em "CPF"
    E toco em "Próximo"
    Quando digito a senha "314159"
    E toco em "Próximo"
    Então vejo "CPF ou senha incorretos."
    E "Tentar novamente" não aparece

  @STM-03
  Cenário: Sem conexão o login pode ser tentado outra vez
    Dado o serviço está fora do ar
    E digito a senha da conta
    Quando toco em "Próximo"
    Então vejo "Sem conexão com o banco."
    Quando o serviço volta ao ar
    E toco em "Tentar novamente"
    Então o título é "Extrato"

  @STM-03
  Cenário: O banco demora demais a responder
    Dado a resposta do serviço de login fica retida
    E digito a senha da conta
    Quando toco em "Próximo"
    E passam 10 segundos
    Então vejo "O banco demorou a responder."
    E "Próximo" está habilitado

  @STM-03
  Esquema do Cenário: O banco falha com <status>
    Dado o serviço de login responde <status> uma vez
    E digito a senha da conta
    Quando toco em "Próximo"
    Então vejo "O banco não respondeu como devia."
    E não vejo "CPF ou senha incorretos."
    Quando toco em "Tentar novamente"
    Então o título é "Extrato"

    Exemplos:
      | status |
      | 500    |
      | 503    |

  @STM-03
  Cenário: Quem volta enquanto o login está a caminho fica na etapa do CPF
    Dado digito a senha da conta
    E a resposta do serviço de login fica retida
    E toco em "Próximo"
    Quando volto
    E a resposta do serviço de login chega
    Então o título é "Seu CPF"
    E o serviço de extrato não foi chamado

  @STM-01 @STM-02
  Cenário: Voltar mantém o CPF e esquece a senha
    Dado digito a senha "123456"
    Quando volto
    Então o título é "Seu CPF"
    E "CPF" diz "529.982.247-25"
    Quando toco em "Próximo"
    Então "Senha" está vazia
