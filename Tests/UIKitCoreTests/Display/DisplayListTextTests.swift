import Foundation
import Testing
import UIKitCore

@Suite struct DisplayListTextTests {
  private typealias Samples = DisplayListSamples

  @Test func `a dump is an indented tree of names, frames and text`() {
    let window = Samples.box(
      1, "UIWindow", width: 100, height: 200, children: [Samples.label("Hello")])
    var list = Samples.list(window)
    #expect(
      list.text() == """
        screen 100×200 light
          UIWindow (0 0; 100×200)
            UILabel (16 100.5; 60×20.5) "Hello" regular 17

        """)
    list.isDark = true
    #expect(list.text().hasPrefix("screen 100×200 dark\n"))
  }

  @Test func `several lines of text stand below their node, before its children`() {
    var label = Samples.box(1, "UILabel", children: [Samples.box(2, "Badge")])
    var second = Samples.line("two")
    second.font = DisplayFont(family: "Courier", size: 12.5, weight: 600, isItalic: true)
    label.content = .text([Samples.line("one"), second])
    #expect(
      Samples.list(label).text() == """
        screen 100×200 light
          UILabel (0 0; 10×10)
            "one" regular 17
            "two" semibold italic 12.5 Courier
            Badge (0 0; 10×10)

        """)
  }

  @Test func `what differs from the default is said`() {
    var node = Samples.box(1, "Scroller")
    node.boundsOrigin = CGPoint(x: 0, y: -12)
    node.opacity = 0.3
    node.clips = true
    node.blursBackdrop = true
    node.cornerRadius = 8
    node.border = DisplayBorder(width: 1, color: Samples.red)
    node.shadow = DisplayShadow(offset: .zero, radius: 1, color: Samples.red)
    #expect(
      Samples.list(node).text().contains(
        "Scroller (0 0; 10×10) scrolled (0 -12) opacity 0.3 clips blurs corners 8 border 1 shadow"
      ))
  }

  @Test func `accessibility is said, the identifier last`() {
    var button = Samples.box(1, "UIButton")
    var accessibility = DisplayAccessibility(role: .button, label: "Go")
    accessibility.value = "1 of 2"
    accessibility.identifier = "go"
    accessibility.isEnabled = false
    accessibility.isSelected = true
    button.accessibility = accessibility
    #expect(
      Samples.list(button).text().contains(
        #"‹button› label "Go" value "1 of 2" disabled selected #go"#))
  }

  @Test func `a label that says what is shown is not said again`() {
    var label = Samples.label("Hello")
    label.accessibility = DisplayAccessibility(role: .staticText, label: "Hello")
    #expect(Samples.list(label).text().contains("60×20.5) \"Hello\" regular 17\n"))
    label.accessibility = DisplayAccessibility(role: .header, label: "Hello, heading")
    #expect(
      Samples.list(label).text().contains(
        "60×20.5) ‹header› label \"Hello, heading\" \"Hello\" regular 17\n"))
  }

  @Test func `colours, identifiers and animations are said when asked for`() {
    var node = Samples.box(42)
    node.background = DisplayColor(red: 0, green: 0.5, blue: 1, alpha: 0.25)
    node.animations = [
      DisplayAnimation(
        id: 1, property: .opacity(from: 0), curve: .linear, begin: 3, duration: 0.35)
    ]
    let list = Samples.list(node)
    #expect(list.text().contains("  UIView (0 0; 10×10)\n"))
    #expect(list.text(.identifiers).contains("  UIView (0 0; 10×10) id 42\n"))
    #expect(list.text(.colors).contains("  UIView (0 0; 10×10) background (0 0.5 1 / 0.25)\n"))
    #expect(list.text(.animations).contains("[opacity from 0 in 0.35 s]"))
  }

  @Test func `images and paths are named, not printed`() {
    var picture = Samples.box(1)
    picture.content = .image(
      DisplayImage(mediaType: "image/png", data: Data(count: 9), rect: .zero))
    var chevron = Samples.box(2)
    chevron.content = .path(DisplayPath(data: "M0 0", fill: Samples.red))
    let dump = Samples.list(picture, chevron).text(.colors)
    #expect(dump.contains("image/png 9 bytes"))
    #expect(dump.contains("path fill (1 0 0)"))
  }

  @Test(arguments: [
    ("line\none", #""line\none""#),
    (#"say "hi" \ bye"#, #""say \"hi\" \\ bye""#),
    ("\u{1b}[31mred", #""\u{1b}[31mred""#),
    ("abc\u{202e}fed", #""abc\u{202e}fed""#),
    ("\u{2028}", #""\u{2028}""#),
    ("👩‍👧 שלום", #""👩‍👧 שלום""#),
  ])
  func `a string stays on its line and hides nothing`(string: String, dumped: String) {
    #expect(Samples.list(Samples.label(string)).text().contains(" \(dumped) regular 17\n"))
  }
}
