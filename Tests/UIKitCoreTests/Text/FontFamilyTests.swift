import Testing
import UIKit

@Suite struct FontFamilyTests {
  @Test func `15.5.1 a family has faces, and every face is a font of the family`() throws {
    #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont.familyNames.contains("Avenir Next"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty)
      for name in names { #expect(UIFont(name: name, size: 12)?.fontName == name) }
    }
  }

  @Test(arguments: ["Georgia", "Avenir Next", "Helvetica Neue", "Times New Roman", "Menlo"])
  func `15.5.1 the fonts of a family say its name`(family: String) {
    for name in UIFont.fontNames(forFamilyName: family) {
      #expect(UIFont(name: name, size: 12)?.familyName == family)
    }
  }

  @Test func `15.5.2 a descriptor takes another weight, and stays what it is beside`() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 20, weight: .semibold))
    let rounded = descriptor.withDesign(.rounded)?.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]
    ])
    #expect(rounded?.postscriptName == ".AppleSystemUIFontRounded-Black")
  }

  @Test func `15.5.2 family, face, name and size lead to a font`() {
    let attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: "Avenir Next", .face: "Bold Italic", .size: 31,
    ]
    let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    #expect(font.fontName == "AvenirNext-BoldItalic")
    #expect(font.pointSize == 31)
    let named = UIFontDescriptor(fontAttributes: [.name: "Georgia-Bold", .size: CGFloat(9)])
    #expect(named.postscriptName == "Georgia-Bold" && named.pointSize == 9)
    #expect(named.withFace("Italic").postscriptName == "Georgia-Italic")
    #expect(named.withFamily("Verdana").postscriptName == "Verdana-Bold")
  }

  @Test func `15.5.2 traits find the nearest face of a named family`() {
    let descriptor = UIFontDescriptor(name: "HelveticaNeue", size: 12).addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.weight: UIFont.Weight.light.rawValue,
        .symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue,
      ]
    ])
    #expect(descriptor.postscriptName == "HelveticaNeue-LightItalic")
  }

  @Test func `15.5.2 attributes can be read again`() {
    let descriptor = UIFontDescriptor(name: "Georgia-Bold", size: 12)
    #expect(descriptor.fontAttributes[.name] as? String == "Georgia-Bold")
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
  }
}
