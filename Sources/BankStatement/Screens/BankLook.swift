import AppCore
import Foundation

/// What the texts of the screens depend on.
struct BankLook {
  let rules: BankRules
  let timeZone: TimeZone

  func day(_ date: Date?) -> String {
    date.map { rules.dayText(LocalMoment($0, in: timeZone).day) } ?? BlankText.unknown
  }

  func time(_ date: Date?) -> String {
    date.map { rules.timeText(LocalMoment($0, in: timeZone).minuteOfDay) } ?? BlankText.unknown
  }
}

extension Element {
  /// What stands in the place of something that is being loaded.
  static let placeholder = placeholder(.placeholder, "Carregando")

  /// The button that leads back.
  static let backButton = Element(.button, id: .back, label: "Voltar")

  /// What is told of a failure, with the button to try again where that may help.
  static func failure(_ text: String?, offersRetry: Bool) -> [Element] {
    guard let text else { return [] }
    return failure(.message, text, retry: offersRetry ? retry(.retry, "Tentar novamente") : nil)
  }
}
