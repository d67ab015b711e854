import Testing

@testable import ServiceStubs

struct WireNumberTests {
  @Test func `a text keeps every digit`() throws {
    #expect(try WireNumber("1460.500", at: "here").json == "1460.500")
    #expect(try WireNumber("1e999", at: "here").json == "1e999")
  }

  @Test func `nil is null`() throws {
    #expect(try WireNumber(nil, at: "here").json == "null")
  }

  @Test(arguments: [
    (49253, "49253"), (0.1, "0.1"), (1.6446899669484214e-05, "1.6446899669484214e-05"),
    (28104461209.84421, "28104461209.84421"), (Double.nan, "null"), (Double.infinity, "null"),
  ])
  func `a computed number has the shortest digits that name it`(value: Double, expected: String) {
    #expect(WireNumber(value).json == expected)
  }

  @Test func `only a finite number above zero has a positive value`() {
    #expect(WireNumber.number("1460.5").positiveValue == 1460.5)
    for text in ["0", "-1", "1e999"] { #expect(WireNumber.number(text).positiveValue == nil) }
    #expect(WireNumber.null.positiveValue == nil)
  }

  @Test(arguments: [nil, "full", "19", "-1", "two", ""])
  func `a precision out of range leaves numbers as they are`(parameter: String?) {
    #expect(Precision(parameter) == .full)
    #expect(WireNumber.number("1460.500").rounded(Precision(parameter)).json == "1460.500")
  }

  @Test func `a precision cuts decimals`() {
    #expect(WireNumber.number("1460.455").rounded(Precision("2")).json == "1460.46")
    #expect(WireNumber.null.rounded(Precision("2")).json == "null")
  }
}
