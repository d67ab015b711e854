/// The words of a language that generated texts use.
struct Vocabulary: Sendable {
  let words: [String]
  let separator: String
  let tags: [String]

  private init(_ words: String, separator: String = " ", tags: String = "smoke slow wip BUY-01 BUY-02 ios") {
    self.words = words.split(separator: " ").map(String.init)
    self.separator = separator
    self.tags = tags.split(separator: " ").map(String.init)
  }

  static let english = Vocabulary(
    """
    the a account amount balance button card chart customer device email error field first history limit list \
    login message name number open order page password payment price profile reads screen second selected \
    sends server shows statement taps token total transfer user value waits wallet with on in for of is to
    """)

  /// By the code of the language.
  static let all: [String: Vocabulary] = [
    "en": english,
    "pt": Vocabulary(
      """
      o a conta valor saldo botão cartão gráfico cliente aparelho erro campo primeiro histórico limite lista \
      mensagem nome número pedido página senha pagamento preço tela segundo transferência usuário vê é não até
      """, tags: "fumaça lento BANCO-01 BANCO-02 ios"),
    "de": Vocabulary(
      """
      das ein Konto Betrag Guthaben Knopf Karte Kunde Gerät Fehler Feld erste Verlauf Grenze Liste Nachricht \
      Name Nummer Bestellung Seite Passwort Zahlung Preis zweite Überweisung Benutzer öffnet größer für und
      """),
    "ja": Vocabulary(
      "口座 金額 残高 ボタン カード 顧客 端末 エラー 項目 履歴 上限 一覧 通知 名前 番号 注文 画面 支払い 価格 を 開く が 表示 される",
      separator: "", tags: "煙 遅い ios"),
    "ru": Vocabulary(
      """
      счёт сумма баланс кнопка карта клиент устройство ошибка поле первый история предел список сообщение имя \
      номер заказ страница пароль платёж цена экран второй перевод пользователь видит и не на в
      """),
    "ar": Vocabulary(
      "الحساب المبلغ الرصيد زر البطاقة العميل الجهاز خطأ حقل الأول السجل الحد القائمة الرسالة الاسم الرقم الطلب الصفحة"
    ),
  ]
}
