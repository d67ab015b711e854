import BankStatement
import Foundation
import TestSupport
import Testing

struct CPFTests {
  private struct Cases: Decodable {
    struct Case: Decodable {
      var text: String
      var valid: Bool
      var why: String
    }

    var cases: [Case]
  }

  @Test(.enabled(if: SharedData.has("recorded/cora/cpf-cases.json"), "needs the recorded cases"))
  func `the recorded cases are told apart`() throws {
    let data = try SharedData.contents(of: "recorded/cora/cpf-cases.json")
    let cases = try JSONDecoder().decode(Cases.self, from: data).cases
    #expect(cases.count >= 20)
    for known in cases { #expect((CPF(known.text) != nil) == known.valid, "\(known.why)") }
  }

  @Test(arguments: 0...9)
  func `eleven times the same digit is no CPF`(_ digit: Int) {
    #expect(!CPF.isValid(String(repeating: "\(digit)", count: 11)))
  }

  @Test func `each wrong last digit is found`() {
    for digit in 0...9 { #expect(CPF.isValid("5299822472\(digit)") == (digit == 5)) }
    for digit in 0...9 { #expect(CPF.isValid("529982247\(digit)5") == (digit == 2)) }
  }

  @Test func `it is written with its mask, and keeps its leading zeros`() throws {
    #expect("\(try #require(CPF("00000000191")))" == "000.000.001-91")
    #expect(try #require(CPF("000.000.001-91")).digits == "00000000191")
  }

  @Test func `the mask grows with the digits`() {
    let texts = (0...11).map { CPFText.masked(String("52998224725".prefix($0))) }
    #expect(
      texts == [
        "", "5", "52", "529", "529.9", "529.98", "529.982", "529.982.2", "529.982.24", "529.982.247",
        "529.982.247-2", "529.982.247-25",
      ])
  }

  @Test func `anything but digits and the mask is no text of a CPF`() {
    for text in ["a", "529 982", "５２９", "٥٢٩", "5/2"] { #expect(CPFText.digits(in: text) == nil) }
    #expect(CPFText.digits(in: "529.982-") == "529982")
  }
}
