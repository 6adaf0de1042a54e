import Testing
import UIKit

@Suite struct FontDescriptorTests {
  @Test func `bold and italic are made of a plain font, and back`() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font.fontName == ".SFUI-BoldItalic")
    let again = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: again, size: 20) == plain)
  }

  @Test func `traits that the system's font does not have make none`() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(descriptor.withSymbolicTraits(.init(rawValue: 1 << 6)) == nil)
  }

  @Test func `a size of nothing is the descriptor's own`() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSize(31)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 31)
    #expect(UIFont(descriptor: descriptor, size: 12).pointSize == 12)
  }

  @Test func `all letters of a monospaced font are as wide`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(font.width(of: "iiii") == font.width(of: "WWWW"))
    #expect(abs(font.width(of: "i") - 6.18) < 0.001)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test(arguments: [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced])
  func `a design stays when a font becomes bold`(design: UIFontDescriptor.SystemDesign) throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(design))
    var traits = descriptor.symbolicTraits
    traits.insert(.traitBold)
    let bold = try #require(descriptor.withSymbolicTraits(traits))
    let family = UIFont(descriptor: descriptor, size: 0).familyName
    #expect(UIFont(descriptor: bold, size: 0).familyName == family)
    #expect(bold.withDesign(.default)?.symbolicTraits == .traitBold)
  }

  @Test func `a face that is known by its name has no others`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 12))
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(font.fontDescriptor.postscriptName == "Georgia")
  }
}
