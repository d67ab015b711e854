import Foundation
import ScreenSteps
import Testing

@Suite struct FigureTextTests {
  @Test(arguments: [
    ("50", "50"), ("0.051", "0.051"), ("1,472.56", "1472.56"), ("-3", "-3"),
    ("134999999.99", "134999999.99"),
  ])
  func `a figure is read exactly`(_ text: String, _ value: String) throws {
    #expect(try FigureText.decimal(text).description == value)
  }

  @Test(arguments: ["", "-", "five", "1e3", "€ 5", "NaN"])
  func `what is no figure is refused`(_ text: String) {
    #expect(throws: (any Error).self) { try FigureText.decimal(text) }
  }
}
