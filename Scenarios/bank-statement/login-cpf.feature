# language: pt
Funcionalidade: Etapa do CPF
  Quem entra diz primeiro de quem é a conta.

  @STM-01
  Cenário: O aplicativo abre na etapa do CPF
    Quando abro o aplicativo
    Então o título é "Seu CPF"
    E "CPF" está vazio
    E "Próximo" está desabilitado

  @STM-01
  Cenário: Um CPF válido leva à senha
    Quando digito "529.982.247-25" em "CPF"
    Então "Próximo" está habilitado
    Quando toco em "Próximo"
    Então o título é "Sua senha"

  @STM-01
  Esquema do Cenário: Só um CPF válido habilita o botão: <texto>
    Quando digito "<texto>" em "CPF"
    Então "Próximo" está <estado>

    Exemplos: válidos
      | texto          | estado     |
      | 529.982.247-25 | habilitado |
      | 52998224725    | habilitado |
      | 111.444.777-35 | habilitado |
      | 123.456.789-09 | habilitado |
      | 000.000.001-91 | habilitado |
      | 00000000191    | habilitado |

    Exemplos: inválidos
      | texto                  | estado       |
      | 123.456.789-00         | desabilitado |
      | 529.982.247-26         | desabilitado |
      | 592.982.247-25         | desabilitado |
      | 529.982.247-2          | desabilitado |
      | 529.982.247-255        | desabilitado |
      | 529.982.247-2a         | desabilitado |
      | ５２９９８２２４７２５ | desabilitado |

  # A050
  @STM-01
  Esquema do Cenário: Onze vezes o mesmo dígito não é um CPF: <dígito>
    Quando digito "<dígito>" em "CPF"
    Então "Próximo" está desabilitado
    E "CPF" está marcado com "CPF inválido"

    Exemplos:
      | dígito      |
      | 00000000000 |
      | 11111111111 |
      | 22222222222 |
      | 33333333333 |
      | 44444444444 |
      | 55555555555 |
      | 66666666666 |
      | 77777777777 |
      | 88888888888 |
      | 99999999999 |

  # A044
  @STM-01
  Cenário: O zero à esquerda faz parte do CPF
    Quando digito "1234567890" em "CPF"
    Então "Próximo" está desabilitado
    E "CPF" diz "123.456.789-0"
    Quando digito "01234567890" em "CPF"
    Então "CPF" diz "012.345.678-90"
    E "Próximo" está habilitado

  # A045
  @STM-01
  Cenário: Mudar o último dígito desabilita o botão outra vez
    Quando digito "000.000.000-00" em "CPF"
    Então "Próximo" está desabilitado
    Quando digito "529.982.247-25" em "CPF"
    Então "Próximo" está habilitado
    Quando digito "529.982.247-26" em "CPF"
    Então "Próximo" está desabilitado

  @STM-01
  Cenário: A máscara aparece enquanto se digita
    Quando digito 5 2 9
    Então "CPF" diz "529"
    Quando digito 9
    Então "CPF" diz "529.9"
    Quando digito 8 2 2
    Então "CPF" diz "529.982.2"
    Quando digito 4 7 2 5
    Então "CPF" diz "529.982.247-25"
    E "Próximo" está habilitado

  @STM-01
  Cenário: Um dígito a mais não entra
    Dado digito "52998224725" em "CPF"
    Quando digito 7
    Então "CPF" diz "529.982.247-25"

  @STM-01
  Cenário: Apagar um dígito desabilita o botão
    Dado digito "52998224725" em "CPF"
    Quando digito Delete
    Então "CPF" diz "529.982.247-2"
    E "Próximo" está desabilitado

  @STM-01
  Cenário: Colar com espaços em volta
    Quando colo " 529.982.247-25 " em "CPF"
    Então "CPF" diz "529.982.247-25"
    E "Próximo" está habilitado

  @STM-01
  Cenário: Colar o que não é um CPF não muda nada
    Dado digito "529982" em "CPF"
    Quando colo "CPF 111.444.777-35" em "CPF"
    Então "CPF" diz "529.982"

  @STM-01
  Cenário: Tocar no botão desabilitado não leva a lugar nenhum
    Dado digito "529.982.247-26" em "CPF"
    Quando tento tocar em "Próximo"
    Então o título é "Seu CPF"
    E o serviço não foi chamado
