import CucumberExpressions
import Foundation
import Testing

struct BuiltInConversionTests {
  private func value(_ type: String, _ text: String) throws -> (any Sendable)? {
    try CucumberExpression("{\(type)}", registry: ParameterTypeRegistry()).match(text)?.first?.value
  }

  @Test func `each type has its own Swift type`() throws {
    #expect(try value("int", "-42") as? Int == -42)
    #expect(try value("byte", "-128") as? Int8 == -128)
    #expect(try value("short", "32767") as? Int16 == 32767)
    #expect(try value("long", "-9223372036854775808") as? Int64 == .min)
    #expect(try value("float", "1.5") as? Double == 1.5)
    #expect(try value("double", "-.5") as? Double == -0.5)
    #expect(try value("word", "blind") as? String == "blind")
    #expect(try value("string", "'a b'") as? String == "a b")
    #expect(try value("", "a b") as? String == "a b")
    let wide = "123456789012345678901234567890123456789012345"
    #expect(try value("biginteger", wide) as? ExactNumber == ExactNumber(wide))
    #expect((try value("bigdecimal", "0.10") as? ExactNumber)?.decimal == Decimal(string: "0.1"))
    #expect((try value("bigdecimal", "0.10") as? ExactNumber)?.description == "0.10")
  }

  @Test(arguments: [
    (
      "int", "9223372036854775808",
      "'9223372036854775808' does not fit {int}, which holds whole numbers from -9223372036854775808 to 9223372036854775807; {biginteger} holds any"
    ),
    (
      "byte", "128",
      "'128' does not fit {byte}, which holds whole numbers from -128 to 127; {biginteger} holds any"
    ),
    (
      "float", "1E999",
      "'1E999' does not fit {float}, which holds numbers up to about 1.8E308; {bigdecimal} holds any"
    ),
  ])
  func `a number that does not fit is an error and no trap`(type: String, text: String, message: String) {
    let error = #expect(throws: ExpressionError.self) { try value(type, text) }
    #expect(error?.description == message)
  }
}
