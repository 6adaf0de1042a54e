import Foundation
import StorylineTesting
import Testing
import UIKit

/// Documents that are read and written, whatever their type.
@MainActor @Suite(.stage) struct DocumentTests {
  private typealias Kind = NSAttributedString.DocumentType
  private let html: [NSAttributedString.DocumentAttributeKey: Any] = [
    .documentType: NSAttributedString.DocumentType.html
  ]

  private func written(_ text: NSAttributedString) throws -> Data {
    try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: html)
  }

  private func read(_ data: Data) throws -> NSAttributedString {
    try NSAttributedString(
      data: data, options: [.documentType: Kind.html], documentAttributes: nil)
  }

  @Test func `17.1.9 text that is written as HTML and read again has the same look`() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    paragraph.paragraphSpacing = 4
    paragraph.headIndent = 20
    paragraph.firstLineHeadIndent = 5
    let text = NSMutableAttributedString(string: "")
    let looks: [(String, [NSAttributedString.Key: Any])] = [
      ("a < b & \"c\"", [.font: UIFont.systemFont(ofSize: 20, weight: .semibold)]),
      ("  two  \tspaces\n", [.font: UIFont.italicSystemFont(ofSize: 11)]),
      ("\n", [:]),
      ("red\u{2028}", [.foregroundColor: UIColor.red, .underlineStyle: 1]),
      ("é€", [.backgroundColor: UIColor.yellow, .kern: 1.5, .baselineOffset: 3]),
      ("link\n", [.link: URL(string: "https://a.b/?c=1&d=2") as Any, .strikethroughStyle: 1]),
    ]
    for (string, attributes) in looks {
      let all = attributes.merging([.paragraphStyle: paragraph]) { own, _ in own }
      text.append(NSAttributedString(string: string, attributes: all))
    }
    let again = try read(try written(text))
    #expect(again.string == text.string)
    var place = 0
    for (string, attributes) in looks {
      let found = again.attributes(at: place, effectiveRange: nil)
      let style = try #require(found[.paragraphStyle] as? NSParagraphStyle)
      #expect(style.alignment == .right)
      #expect(style.paragraphSpacing == 4)
      #expect(style.headIndent == 20)
      #expect(style.firstLineHeadIndent == 5)
      let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12)
      let foundFont = try #require(found[.font] as? UIFont)
      #expect(foundFont.familyName == font?.familyName)
      #expect(foundFont.fontDescriptor.symbolicTraits == font?.fontDescriptor.symbolicTraits)
      #expect(foundFont.pointSize == font?.pointSize)
      let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      let color = attributes[.foregroundColor] as? UIColor ?? black
      #expect(found[.foregroundColor] as? UIColor == color)
      #expect(found[.backgroundColor] as? UIColor == attributes[.backgroundColor] as? UIColor)
      #expect(found[.underlineStyle] as? Int == attributes[.underlineStyle] as? Int)
      #expect(found[.strikethroughStyle] as? Int == attributes[.strikethroughStyle] as? Int)
      #expect(found[.link] as? URL == attributes[.link] as? URL)
      place += string.utf16.count
    }
  }

  @Test func `17.1.9 text that does not end in a paragraph ends in one when it is read`() throws {
    let again = try read(try written(NSAttributedString(string: "one\ntwo")))
    #expect(again.string == "one\ntwo\n")
  }

  @Test func `17.1.9 a part of a text, in another encoding`() throws {
    let text = NSAttributedString(string: "one é two")
    var attributes = html
    attributes[.characterEncoding] = String.Encoding.isoLatin1.rawValue
    let data = try text.data(
      from: NSRange(location: 4, length: 5), documentAttributes: attributes)
    #expect(data.contains(0xE9))
    #expect(try read(data).string == "é two\n")
  }

  @Test func `17.1.10 plain documents have the characters alone`() throws {
    let text = NSAttributedString(string: "<b>é</b>", attributes: [.underlineStyle: 1])
    let data = try text.data(
      from: NSRange(location: 0, length: 4), documentAttributes: [.documentType: Kind.plain])
    #expect(data == Data("<b>é".utf8))
    var found: NSDictionary?
    let again = try NSAttributedString(
      data: data, options: [.documentType: Kind.plain, .characterEncoding: 4],
      documentAttributes: &found)
    #expect(again.string == "<b>é")
    #expect(
      (again.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.familyName == "Helvetica")
    #expect(found?["DocumentType"] as? String == Kind.plain.rawValue)
    #expect((found?["CharacterEncoding"] as? NSNumber)?.intValue == 4)
    let styled = try NSAttributedString(
      data: data, options: [.defaultAttributes: [NSAttributedString.Key.underlineStyle: 1]],
      documentAttributes: nil)
    #expect(styled.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func `17.1.10 plain bytes that the encoding does not have are an error`() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xFD]),
        options: [.documentType: Kind.plain, .characterEncoding: 4], documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(string: "a").data(from: NSRange(location: 0, length: 1))
    }
  }

  @Test func `17.1.11 without a type the contents decide`() throws {
    func string(_ text: String) throws -> String {
      try NSAttributedString(data: Data(text.utf8), documentAttributes: nil).string
    }
    #expect(try string("<!DOCTYPE html><b>a</b>") == "a")
    #expect(try string(" <html><b>a</b>") == "a")
    #expect(try string("<b>a</b>") == "<b>a</b>")
    #expect(throws: CocoaError.self) { try string("{\\rtf1 a}") }
  }

  @Test func `17.1.11 mutable texts and files`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("<i>a</i>".utf8).write(to: url)
    let text = NSMutableAttributedString(string: "old")
    try text.read(from: url, documentAttributes: nil)
    #expect(text.string == "a")
    try text.read(
      from: Data("<b>b</b>".utf8), options: [.documentType: Kind.html], documentAttributes: nil)
    #expect(text.string == "b")
  }
}
