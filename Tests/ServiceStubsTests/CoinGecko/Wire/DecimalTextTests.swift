import Testing

@testable import ServiceStubs

struct DecimalTextTests {
  @Test(arguments: [
    ("1460", "1460"), ("1460.50", "1460.5"), ("0.92", "0.92"), ("-1.036540118449373", "-1.036540118449373"),
    ("0", "0"), ("-0.00", "0"), ("1.6446899669484214e-05", "1.6446899669484214e-05"), ("0.0001", "0.0001"),
    ("0.00001234", "1.234e-05"), ("1e-05", "1e-05"), ("12e-14", "1.2e-13"), ("1.5E3", "1500"),
    ("5e+2", "500"),
  ])
  func `a number is written as the service writes it`(text: String, expected: String) {
    #expect(DecimalText(text)?.wireText == expected)
  }

  @Test(arguments: [
    "", "-", "1,460", "1.", ".5", "01", "00", "+1", "1e", "1e+", "1e99999", "NaN", "€ 1", " 1", "1 ", "0x10",
    "١",
  ])
  func `what is no JSON number is refused`(text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test(arguments: [
    ("1460.5", 0, "1461"), ("1460.4999", 0, "1460"), ("-1460.5", 0, "-1461"), ("0.995", 2, "1"),
    ("9.99", 1, "10"), ("0.5", 0, "1"), ("0.4", 0, "0"), ("0.05", 0, "0"), ("0.000012345", 6, "1.2e-05"),
    ("1460", 18, "1460"), ("1.25e-05", 6, "1.3e-05"), ("1e3", 0, "1000"), ("0", 2, "0"),
  ])
  func `a number is rounded half away from zero`(text: String, places: Int, expected: String) {
    #expect(DecimalText(text)?.rounded(toDecimals: places).wireText == expected)
  }
}
