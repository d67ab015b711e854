public import CucumberExpressions
public import Gherkin

/// What will run, and in which order; made before anything runs.
public struct RunPlan: Sendable {
  /// The scenarios of one app together with the library for them.
  public struct Part: Sendable {
    /// The library.
    public var library: BoundLibrary
    /// The scenarios, file by file.
    public var files: [[Pickle]]
    /// The texts that the scenarios were read from, where reports are to have them.
    public var sources: [RunSource.Text]

    /// Creates a part.
    public init(library: BoundLibrary, files: [[Pickle]], sources: [RunSource.Text] = []) {
      self.library = library
      self.files = files
      self.sources = sources
    }

    /// The number of test cases that are made of it.
    fileprivate var count: Int { files.reduce(0) { $0 + $1.count } * library.variants.count }
  }

  /// What will run, in the order of execution.
  public private(set) var testCases: [TestCase]
  /// What was read and left out; its steps are not matched.
  public private(set) var filteredOut: [TestCase]
  /// The seed of a random order.
  public let seed: UInt64?
  /// The texts that the scenarios were read from, in the order in which they were read.
  public let sources: [RunSource]
  let libraries: [String: BoundLibrary]
  /// The suites of which something will run, in the order in which they were handed in.
  private(set) var suites: [String]
  /// What is known of the whole where the plan is one part of a divided run.
  public private(set) var part: RunPart?
  /// The suites of the whole, those of a part that has nothing of them too.
  private(set) var wholeSuites: [String] = []

  /// Orders all scenarios, each once for every variant of its library.
  ///
  /// - Parameters:
  ///   - parts: The scenarios of each app.
  ///   - order: The order of execution.
  ///   - threads: Who shares the work.
  /// - Complexity: O(*n*) in the number of scenarios, of steps where a library masks secrets.
  public init(parts: [Part], order: ScenarioOrder = .defined, by threads: Threads = Threads()) {
    self.init(parts, isWhole: true, order, threads) { _, _, _ in [] }
  }

  /// Selects and orders scenarios, each once for every variant of its library.
  ///
  /// - Parameters:
  ///   - parts: The scenarios of each app.
  ///   - filter: Which of them are chosen.
  ///   - order: The order of execution.
  ///   - threads: Who shares the work.
  /// - Throws: Where the filter's patterns of names find no end.
  /// - Complexity: O(*n*) in the number of scenarios, of steps where a library masks secrets.
  public init(
    parts: [Part], filter: ScenarioFilter, order: ScenarioOrder = .defined, by threads: Threads = Threads()
  ) throws(ExpressionError) {
    try self.init(parts, isWhole: filter.choosesEverything, order, threads) {
      pickles, variants, library throws(ExpressionError) in
      try filter.choices(pickles, variants: variants, shown: library.masked)
    }
  }

  private init<Failure: Error>(
    _ parts: [Part], isWhole: Bool, _ order: ScenarioOrder, _ threads: Threads,
    choices: ([Pickle], [String?], BoundLibrary) throws(Failure) -> [[Bool]]
  ) throws(Failure) {
    var chosen: [Place] = []
    var rest: [Place] = []
    if isWhole { chosen.reserveCapacity(parts.reduce(0) { $0 + $1.count }) }
    for (part, content) in parts.enumerated() {
      let variants = content.library.variants.map(\.name)
      for (file, pickles) in content.files.enumerated() {
        let choices = isWhole ? [] : try choices(pickles, variants, content.library)
        for pickle in pickles.indices {
          for variant in variants.indices {
            let place = Place(part: part, file: file, pickle: pickle, variant: variant)
            if isWhole || choices[pickle][variant] { chosen.append(place) } else { rest.append(place) }
          }
        }
      }
    }
    let libraries = parts.map(\.library)
    let arranged = order.arranged(chosen)
    testCases = threads.map(arranged.indices, cost: { _ in Self.cost }) { id in
      let (pickle, variant) = arranged[id].entry(in: parts)
      return TestCase(id: id, pickle: pickle, variant: variant, of: libraries[arranged[id].part])
    }
    let leftOut = rest
    filteredOut = threads.map(rest.indices, cost: { _ in Self.cost }) { index in
      let (pickle, variant) = leftOut[index].entry(in: parts)
      return TestCase(
        id: arranged.count + index, leftOut: pickle, variant: variant, of: libraries[leftOut[index].part])
    }
    sources = parts.flatMap { part in
      part.sources.map { RunSource($0, library: part.library) }
    }.sorted { $0.ids.lowerBound < $1.ids.lowerBound }
    seed = order.seed
    let used = Set(chosen.lazy.map(\.part))
    suites = parts.indices.filter(used.contains).map { parts[$0].library.name }
    self.libraries = Dictionary(libraries.map { ($0.name, $0) }) { first, _ in first }
    wholeSuites = suites
  }

  /// What it takes to make a test case, in octets that are parsed meanwhile.
  private static let cost = 100

  /// Returns the plan with these of its test cases, in this order; all others count as left out.
  ///
  /// Each keeps its number, so that events of the smaller run tell of the test cases of the whole.
  public func choosing(_ chosen: [TestCase]) -> RunPlan {
    let ids = Set(chosen.map(\.id))
    var plan = self
    plan.testCases = chosen
    plan.filteredOut += testCases.filter { !ids.contains($0.id) }
    let used = Set(chosen.map(\.suite))
    plan.suites = suites.filter(used.contains)
    plan.wholeSuites = plan.suites
    return plan
  }

  /// Returns the plan with these of its test cases, in this order; of the others nothing is said, as of those whose
  /// results stand.
  public func keeping(_ chosen: [TestCase]) -> RunPlan {
    var plan = choosing(chosen)
    plan.filteredOut = filteredOut
    return plan
  }

  /// Returns the plan with the test cases of one part of the run; the others count as run elsewhere.
  ///
  /// - Parameters:
  ///   - shard: The part.
  ///   - durations: How long a scenario took before, where that is known.
  public func dividing(
    _ shard: Shard, durations: (TestCase) -> Duration? = { _ in nil }
  ) -> RunPlan {
    let owners = shard.owners(of: testCases, durations: durations)
    var plan = keeping(testCases.filter { owners[$0.id] == shard.index })
    plan.part = RunPart(shard, of: testCases, owners: owners)
    plan.wholeSuites = suites
    return plan
  }

  /// Returns the plan with one of its test cases alone, for a program that runs one after the other.
  ///
  /// It does not tell of the other test cases, so that it costs the same however many there are.
  public func alone(_ testCase: TestCase) -> RunPlan {
    var plan = self
    plan.testCases = [testCase]
    plan.filteredOut = []
    plan.suites = [testCase.suite]
    return plan
  }

  /// Which of the sources a scenario was read from.
  ///
  /// - Complexity: O(log *n*) in the number of sources.
  func source(of testCase: TestCase) -> Int? {
    let id = testCase.pickle.id
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].ids.upperBound <= id { low = middle + 1 } else { high = middle }
    }
    return low < sources.count && sources[low].ids.contains(id) ? low : nil
  }

  /// Creates the plan of a worker, which is given its scenarios one by one.
  init(libraries: [BoundLibrary], suites: [String]) {
    testCases = []
    filteredOut = []
    seed = nil
    sources = []
    self.suites = suites
    self.libraries = Dictionary(libraries.map { ($0.name, $0) }) { first, _ in first }
  }
}

/// Where a scenario and one of the variants that it is run in are found in the parts of a plan.
private struct Place {
  var part: Int
  var file: Int
  var pickle: Int
  var variant: Int

  func entry(in parts: [RunPlan.Part]) -> (pickle: Pickle, variant: String?) {
    (parts[part].files[file][pickle], parts[part].library.variants[variant].name)
  }
}
