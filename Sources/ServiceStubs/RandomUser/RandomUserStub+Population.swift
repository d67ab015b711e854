import StubServer
import Synchronization

extension RandomUserStub {
  /// Returns the persons that a request for a page gets now.
  public func people(seed: String, page: Int, results: Int) -> [StubPerson] {
    let text = "/api/?seed=\(seed)&page=\(page)&results=\(results)"
    guard let request = StubRequest(method: "GET", target: text) else { return [] }
    return PeopleAnswerBody(
      request: PeopleRequest(request, known: Set(words.codes)), state: state.withLock { $0 }, words: words,
      version: "1.4", base: "", now: now()
    ).people
  }

  /// The seed that was drawn last, for a request without one.
  public var lastSeed: String? {
    let count = state.withLock { $0.seedsDrawn }
    return count == 0 ? nil : Self.seed(number: count - 1)
  }

  /// Sets all persons that there are, whatever the seed; `nil` goes back to persons made up.
  public func setPeople(_ people: [StubPerson]?) { state.withLock { $0.people = people } }

  /// Sets how many persons each seed has; `nil` for no end.
  public func setPopulation(_ count: Int?) { state.withLock { $0.population = count } }

  /// Sets how many persons at the end of a page stand on the next one again.
  public func setOverlap(_ count: Int) { state.withLock { $0.overlap = max(0, count) } }

  /// Sets whether the service has an outage: every page is empty, as if that were well.
  public func setOutage(_ isOut: Bool) { state.withLock { $0.isOut = isOut } }
}

extension RandomUserStub {
  /// Draws all pictures anew, so that the same addresses have other pictures.
  public func redrawPictures() { state.withLock { $0.edition += 1 } }

  /// Sets what is wrong with a picture; `nil` for nothing.
  public func setDefect(_ defect: PictureDefect?, of portrait: StubPerson.Portrait) {
    state.withLock { $0.defects[portrait] = defect }
  }

  /// Returns the octets of a picture as it is drawn now.
  public func picture(of portrait: StubPerson.Portrait, _ size: PictureSize = .large) -> [UInt8] {
    DrawnPicture(portrait: portrait, size: size, edition: state.withLock { $0.edition }).bytes
  }

  /// Returns the path of a picture.
  public func picturePath(of portrait: StubPerson.Portrait, _ size: PictureSize = .large) -> String {
    PictureRoutes.path(of: portrait, size)
  }
}

extension RandomUserStub {
  /// Returns a person made up of the words that are built in, the same one for the same place and text.
  public static func person(_ index: Int, of text: String) -> StubPerson {
    PersonGenerator(words: .standard).person(index, of: text)
  }
}
