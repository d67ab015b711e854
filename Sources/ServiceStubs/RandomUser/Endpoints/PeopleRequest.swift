import StubServer

/// What is asked for, read as the service reads it: whatever makes no sense counts as not said.
struct PeopleRequest: Sendable, Hashable {
  var seed: String?
  var page: Int
  var results: Int
  var nationalities: Set<String>
  var gender: String?
  var fields: Set<String>
  var hasInfo: Bool

  init(_ request: StubRequest, known: Set<String>) {
    seed = request.queryValue("seed").flatMap { $0.isEmpty ? nil : $0 }
    page = Self.number(request.queryValue("page"), upTo: 10_000)
    results = Self.number(request.queryValue("results"), upTo: 5_000)
    let codes = Set(Self.list(request, "nat").map { $0.uppercased() })
    // One code that does not exist makes the service drop the whole list.
    nationalities = codes.isSubset(of: known) ? codes : []
    let wanted = request.queryValue("gender").flatMap { ["female", "male"].contains($0) ? $0 : nil }
    gender = seed == nil ? wanted : nil
    let all = Set(StubPerson.fields)
    let included = Set(Self.list(request, "inc").map { $0.lowercased() }).intersection(all)
    let excluded = Set(Self.list(request, "exc").map { $0.lowercased() })
    fields = included.isEmpty ? all.subtracting(excluded) : included
    hasInfo = request.queryValue("noinfo") == nil
  }

  /// What else decides who is drawn, besides seed and page.
  var variant: String {
    let fields = fields.count == StubPerson.fields.count ? "" : fields.sorted().joined(separator: ",")
    return nationalities.sorted().joined(separator: ",") + ";" + (gender ?? "") + ";" + fields
  }

  /// Returns a whole number from 1 to a bound, or else 1.
  private static func number(_ text: String?, upTo bound: Int) -> Int {
    guard let text, let number = Int(text), (1...bound).contains(number) else { return 1 }
    return number
  }

  private static func list(_ request: StubRequest, _ name: String) -> [String] {
    (request.queryValue(name) ?? "").split(separator: ",").map { String($0.filter { $0 != " " }) }
  }
}
