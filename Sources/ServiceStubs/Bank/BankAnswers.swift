/// Writes the bank's answers.
enum BankAnswers {
  /// Returns the statement: groups by day, in the order in which the days first come.
  static func list(_ entries: [BankEntry]) -> String {
    var days: [String] = []
    for entry in entries where !days.contains(entry.date) { days.append(entry.date) }
    let groups = days.map { day in
      JSONText.object([
        ("items", JSONText.array(entries.filter { $0.date == day }.map(item))),
        ("date", JSONText.string(day)),
      ])
    }
    return JSONText.object([("results", JSONText.array(groups)), ("itemsTotal", "\(entries.count)")])
  }

  private static func item(_ entry: BankEntry) -> String {
    JSONText.object([
      ("id", JSONText.string(entry.id)), ("description", JSONText.string(entry.description)),
      ("label", JSONText.string(entry.label)), ("entry", JSONText.string(entry.entry)),
      ("amount", "\(entry.amount)"), ("name", JSONText.string(entry.name)),
      ("dateEvent", JSONText.string(entry.dateEvent)), ("status", JSONText.string(entry.status)),
    ])
  }

  /// Returns an entry's detail.
  static func detail(_ entry: BankEntry) -> String {
    JSONText.object([
      ("description", JSONText.string(entry.description)), ("label", JSONText.string(entry.label)),
      ("amount", "\(entry.amount)"), ("counterPartyName", JSONText.string(entry.name)),
      ("id", JSONText.string(entry.id)), ("dateEvent", JSONText.string(entry.dateEvent)),
      ("recipient", party(entry.recipient)), ("sender", party(entry.sender)),
      ("status", JSONText.string(entry.status)),
    ])
  }

  private static func party(_ party: BankParty) -> String {
    JSONText.object([
      ("bankName", JSONText.string(party.bankName)), ("bankNumber", JSONText.string(party.bankNumber)),
      ("documentNumber", JSONText.string(party.documentNumber)),
      ("documentType", JSONText.string(party.documentType)),
      ("accountNumberDigit", JSONText.string(party.accountNumberDigit)),
      ("agencyNumberDigit", JSONText.string(party.agencyNumberDigit)),
      ("agencyNumber", JSONText.string(party.agencyNumber)), ("name", JSONText.string(party.name)),
      ("accountNumber", JSONText.string(party.accountNumber)),
    ])
  }
}
