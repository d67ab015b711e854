import Testing

@testable import Gherkin

struct PileTests {
  @Test func `elements come out in order, in an array of their own size, again and again`() {
    let pile = Pile<String>()
    for count in [100, 0, 3] {
      for number in 0..<count { pile.append("element number \(number)") }
      #expect(pile.isEmpty == (count == 0))
      let taken = pile.take()
      #expect(taken == (0..<count).map { "element number \($0)" })
      #expect(taken.capacity < count + 8)
    }
    #expect(pile.isEmpty && pile.first == nil && pile.last == nil)
  }

  @Test func `elements are altered in place`() {
    let pile = Pile<Int>()
    pile.updateLast { $0 = 9 }
    for number in 1...3 { pile.append(number) }
    pile.updateLast { $0 *= 10 }
    pile.updateAll { $0 += 1 }
    #expect(pile.first == 2 && pile.last == 31)
    #expect(pile.take() == [2, 3, 31])
  }

  @Test func `what is left is let go`() {
    final class Held {}
    weak var held: Held?
    do {
      let pile = Pile<Held>()
      let element = Held()
      held = element
      pile.append(element)
    }
    #expect(held == nil)
  }
}
