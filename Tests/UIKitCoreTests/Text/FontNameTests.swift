import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct FontNameTests {
  @Test(arguments: [
    ("HelveticaNeue-Medium", "Helvetica Neue", 500), ("Georgia", "Georgia", 400),
    ("AvenirNext-DemiBold", "Avenir Next", 600), ("Arial-BoldMT", "Arial", 700),
    ("TimesNewRomanPSMT", "Times New Roman", 400), ("Helvetica Neue", "Helvetica Neue", 400),
  ])
  func `a face of iOS has a family and a weight`(name: String, family: String, weight: Int) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(font.display.family == family)
    #expect(font.display.weight == weight)
    #expect(font.pointSize == 20)
  }

  @Test func `a face may slant`() throws {
    #expect(try #require(UIFont(name: "Georgia-BoldItalic", size: 12)).display.isItalic)
    #expect(try #require(UIFont(name: "Helvetica-Oblique", size: 12)).display.isItalic)
  }

  @Test func `there is no font of a name that nobody has`() {
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `a face keeps its name in another size, and is no other face`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 12))
    #expect(font.withSize(20).fontName == "Georgia")
    #expect(font != .systemFont(ofSize: 12))
    #expect(font == UIFont(name: "Georgia", size: 12))
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
  }
}
