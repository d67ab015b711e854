import Foundation
import People
import TestSupport
import Testing

struct PictureCheckTests {
  let isPicture = PeopleRules.standard.isPicture

  @Test func `what is empty, a text or cut off is no picture`() {
    #expect(isPicture(PeopleFixture.picture))
    #expect(!isPicture(Data()))
    #expect(!isPicture(Data("<!DOCTYPE html><title>Sign in</title>".utf8)))
    #expect(!isPicture(PeopleFixture.picture.dropLast()))
    #expect(!isPicture(Data([0xff, 0xd8, 0xff])))
    #expect(!isPicture(Data([0xff, 0xd8, 0xd9])))
  }

  // The recorded pictures are not part of the project.
  @Test(
    .enabled(if: SharedData.has("recorded/images")),
    arguments: [
      ("avatar-1-large.jpg", true), ("avatar-4-thumb.jpg", true), ("avatar-alpha.png", true),
      ("avatar-exif-rotated-6.jpg", true), ("character-300-progressive.jpeg", true), ("pixel.gif", true),
      ("huge-4000x4000-flat.png", true), ("broken-empty.jpg", false), ("broken-html-as-jpg.jpg", false),
      ("broken-truncated.jpg", false),
    ])
  func `whole pictures are told from broken ones`(name: String, isWhole: Bool) throws {
    #expect(isPicture(try SharedData.contents(of: "recorded/images/\(name)")) == isWhole)
  }
}
