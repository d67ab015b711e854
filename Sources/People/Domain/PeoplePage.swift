/// One page of persons as the service sent it.
public struct PeoplePage: Sendable, Hashable {
  /// The persons, in order; their contacts are not known yet.
  public var people: [Person]
  /// The seed that the page was drawn with; pages of one seed belong together.
  public var seed: String
  /// The number of the page, from 1.
  public var number: Int
  /// How many persons the service says the page has.
  public var announced: Int

  /// Creates a page.
  public init(people: [Person], seed: String, number: Int, announced: Int) {
    self.people = people
    self.seed = seed
    self.number = number
    self.announced = announced
  }
}
