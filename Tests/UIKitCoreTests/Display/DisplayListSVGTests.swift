import Foundation
import FoundationXML
import Testing
import UIKitCore

@Suite struct DisplayListSVGTests {
  private typealias Samples = DisplayListSamples

  @Test func `a tinted picture is a flood of the tint where the picture is`() {
    var picture = Samples.box(1, x: 8, y: 9, width: 30, height: 20)
    var image = DisplayImage(
      mediaType: "image/png", data: Data([1]), rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    image.tint = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    picture.content = .image(image)
    let svg = Samples.list(picture).svg()
    let filter =
      #"<filter id="t1" filterUnits="userSpaceOnUse" x="1" y="2" width="3" height="4" "#
      + ##"color-interpolation-filters="sRGB"><feFlood flood-color="#ff0000" "##
      + #"flood-opacity="0.5"/><feComposite in2="SourceAlpha" operator="in"/></filter>"#
    #expect(svg.contains(filter))
    #expect(svg.contains(#"<image x="1" y="2" width="3" height="4" filter="url(#t1)""#))
  }

  // MARK: The document

  @Test func `a screen is one document of the screen's size, cut at the glass's corners`() {
    let svg = Samples.list(cornerRadius: 55).svg()
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" viewBox="0 0 100 200">
          <clipPath id="c1"><rect width="100" height="200" rx="55"/></clipPath>
          <g clip-path="url(#c1)">
            <rect x="1" y="1" width="98" height="198" rx="54"/>
          </g>
        </svg>

        """)
  }

  @Test func `a background and a border are rounded, and the border lies above the children`()
    throws
  {
    var card = Samples.box(1, x: 8, y: 9, width: 30, height: 20, children: [Samples.label("in")])
    card.background = DisplayColor(red: 0, green: 0.5, blue: 1, alpha: 0.25)
    card.cornerRadius = 4
    card.border = DisplayBorder(width: 2, color: Samples.red)
    let svg = Samples.list(card).svg()
    #expect(svg.contains(#"<g transform="translate(8 9)">"#))
    let background =
      ##"<rect width="30" height="20" rx="4" fill="#0080ff" fill-opacity="0.25"/>"##
    let border =
      ##"<rect x="1" y="1" width="28" height="18" rx="3" fill="none" stroke="#ff0000" "##
      + #"stroke-width="2"/>"#
    let places = try [background, "<text", border].map { try #require(svg.range(of: $0)) }
    #expect(places[0].upperBound < places[1].lowerBound)
    #expect(places[1].upperBound < places[2].lowerBound)
  }

  @Test func `a node that clips cuts its content and its children, but not its background`() throws
  {
    var outer = Samples.box(1, width: 30, height: 20, children: [Samples.label("cut")])
    outer.clips = true
    outer.cornerRadius = 6
    outer.background = Samples.red
    let svg = Samples.list(outer).svg()
    let clip = #"<clipPath id="c2"><rect width="30" height="20" rx="6"/></clipPath>"#
    let background = try #require(svg.range(of: ##"fill="#ff0000"/>"##))
    let group = try #require(svg.range(of: #"<g clip-path="url(#c2)">"#))
    let text = try #require(svg.range(of: "<text"))
    #expect(svg.contains(clip))
    #expect(background.upperBound < group.lowerBound)
    #expect(group.upperBound < text.lowerBound)
  }

  @Test func `a scroll offset moves the children and nothing else`() {
    var scroll = Samples.box(1, width: 30, height: 20, children: [Samples.label("row")])
    scroll.boundsOrigin = CGPoint(x: 0, y: 44.5)
    scroll.background = Samples.red
    let svg = Samples.list(scroll).svg()
    #expect(svg.contains(#"<g transform="translate(0 -44.5)">"#))
    #expect(svg.contains(##"<rect width="30" height="20" fill="#ff0000"/>"##))
  }

  @Test func `what is transparent is left out with all that lies in it`() {
    var hidden = Samples.label("secret")
    hidden.opacity = 0
    var faint = Samples.label("faint")
    faint.opacity = 0.5
    let svg = Samples.list(hidden, faint).svg()
    #expect(!svg.contains("secret"))
    #expect(svg.contains(#"opacity="0.5""#))
  }

  @Test func `a shadow is blurred below the background, unless the node clips`() throws {
    var card = Samples.box(1, width: 30, height: 20)
    card.background = Samples.red
    card.shadow = DisplayShadow(
      offset: CGSize(width: 0, height: 3), radius: 4,
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2))
    let svg = Samples.list(card).svg()
    let shadow = try #require(svg.range(of: ##"filter="url(#s1)" fill="#000000""##))
    let background = try #require(svg.range(of: ##"fill="#ff0000""##))
    #expect(svg.contains(#"<feGaussianBlur stdDeviation="4"/>"#))
    #expect(shadow.upperBound < background.lowerBound)
    card.clips = true
    #expect(!Samples.list(card).svg().contains("filter"))
  }

  // MARK: Content

  @Test func `text stands on its baseline and brings families of Helvetica's widths`() {
    let svg = Samples.list(Samples.label("Hello")).svg()
    #expect(
      svg.contains(
        #"<text x="2" y="16.25" font-family="Helvetica, Arial, &#39;Liberation Sans&#39;, "#
          + ##"sans-serif" font-size="17" font-weight="400" fill="#ff0000" xml:space="preserve">"##
          + "Hello</text>"))
    #expect(!svg.contains("textLength"))
  }

  @Test func `a path is filled and stroked as it says`() {
    var chevron = Samples.box(1)
    chevron.content = .path(DisplayPath(data: "M0 0L5 5", stroke: Samples.red, lineWidth: 2.5))
    let svg = Samples.list(chevron).svg()
    #expect(
      svg.contains(##"<path d="M0 0L5 5" fill="none" stroke="#ff0000" stroke-width="2.5""##))
  }

  @Test func `an image is embedded, but only one that a viewer shows as an image`() {
    var picture = Samples.box(1)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    picture.content = .image(
      DisplayImage(mediaType: "image/png", data: Data([1, 2, 3]), rect: rect))
    #expect(
      Samples.list(picture).svg().contains(
        #"<image x="1" y="2" width="3" height="4" preserveAspectRatio="none" "#
          + #"href="data:image/png;base64,AQID"/>"#))
    picture.content = .image(
      DisplayImage(mediaType: #"text/html"><script>"#, data: Data([1]), rect: rect))
    #expect(!Samples.list(picture).svg().contains("script"))
    #expect(!Samples.list(picture).svg().contains("<image"))
  }

  // MARK: Hostile content

  private static let hostileStrings = [
    "</svg><script>alert(1)</script>",
    "]]> <!-- & &amp; \"quoted\" 'too'",
    "tab\tand\nnew line",
    "👩‍👩‍👧‍👦 family, 🇳🇴 flag, e\u{301}",
    "שלום, עולם! مرحبا",
  ]

  @Test(arguments: hostileStrings)
  func `any text comes back from the document as it was`(string: String) throws {
    let document = try SVGReader(Samples.list(Samples.label(string)).svg())
    #expect(document.texts == [string])
    #expect(document.elements == ["svg", "clipPath", "rect", "g", "rect", "g", "text"])
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{1b}", "\u{7f}", "\u{fffe}", "\u{ffff}"])
  func `what XML cannot hold is replaced`(character: String) throws {
    let document = try SVGReader(Samples.list(Samples.label("a\(character)b")).svg())
    #expect(document.texts == ["a\u{fffd}b"])
  }

  @Test func `attributes cannot be left by what an app put into them`() throws {
    var node = Samples.box(1)
    node.content = .path(DisplayPath(data: "M0 0\"/><script>&", fill: Samples.red))
    var label = Samples.label("x")
    var line = Samples.line("x")
    line.font.family = "Evil\"'><script>, x; y"
    label.content = .text([line])
    let document = try SVGReader(Samples.list(node, label).svg())
    #expect(!document.elements.contains("script"))
    #expect(document.attributes["path"]?["d"] == "M0 0\"/><script>&")
    #expect(
      document.attributes["text"]?["font-family"]
        == "'Evil><script>, x; y', Helvetica, Arial, 'Liberation Sans', sans-serif")
  }

  @Test func `numbers that are no numbers do not reach the document`() throws {
    var node = Samples.box(1, x: .nan, y: .infinity, width: -0.0, height: 1e300)
    node.background = DisplayColor(red: .nan, green: 7, blue: -7)
    let svg = Samples.list(node).svg()
    for word in ["nan", "inf", "e+", "-0\""] { #expect(!svg.contains(word)) }
    #expect(svg.contains(##"fill="#00ff00""##))
    _ = try SVGReader(svg)
  }
}

/// A parser of documents; throws if one is not well-formed.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [String: [String: String]] = [:]
  private(set) var texts: [String] = []
  private var isInText = false

  struct Malformed: Error { let text: String }

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(text: text) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(element)
    self.attributes[element] = attributes
    isInText = element == "text"
    if isInText { texts.append("") }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }
}
