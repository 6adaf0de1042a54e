import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for readable and refused files.
@MainActor @Suite(.stage) struct ReaderTests {
  private func read(
    _ text: String, _ limits: InterfaceReader.Limits = InterfaceReader.Limits()
  ) throws -> InterfaceElement {
    try InterfaceReader.read(Data(text.utf8), file: "Main.storyboard", limits: limits)
  }

  /// Why it is refused.
  private func refusal(
    _ text: String, _ limits: InterfaceReader.Limits = InterfaceReader.Limits()
  ) -> String? {
    do {
      _ = try read(text, limits)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `elements come with their attributes, texts and lines`() throws {
    let root = try read(
      """
      <document>
        <label text="A &lt; B"
          id="l"/>
        <string key="text">one
      two</string>
      </document>
      """)
    #expect(root.children.map(\.name) == ["label", "string"])
    #expect(root.children[0].attributes == ["text": "A < B", "id": "l"])
    #expect(root.children[1].text == "one\ntwo")
    #expect(root.children[1].line == 4)
    #expect(root.line == 1)
  }

  @Test(arguments: [
    "", "<document>", "<document><scenes></document>", "<document", "no xml at all",
    "<document a=\"1\" a=\"2\"/>", "<document>&nothing;</document>",
  ])
  func `a file that is not complete is refused`(text: String) {
    #expect(refusal(text)?.hasPrefix("Main.storyboard:") == true)
  }

  @Test func `what is wrong is told with its line`() {
    let text = "<document>\n<scenes>\n</wrong>\n</document>"
    #expect(refusal(text) == "Main.storyboard:3: the XML is not well-formed or not complete")
  }

  @Test func `a file cut off anywhere is refused, and never ends the process`() throws {
    let whole = Interface.document([
      Interface.scene(
        Interface.controller("a", nil, Interface.view("<label text=\"x\" id=\"l\"/>")))
    ])
    let bytes = Array(whole.utf8)
    for length in stride(from: 0, to: bytes.count - 12, by: 7) {
      #expect(throws: InterfaceFileError.self) {
        try InterfaceReader.read(Data(bytes[..<length]), file: "cut")
      }
    }
  }

  @Test func `a million elements in each other are refused`() {
    let text = String(repeating: "<view>", count: 1_000_000)
    #expect(refusal(text)?.contains("elements stand more than 240 deep") == true)
  }

  @Test func `entities are refused before anything is read`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(refusal(bomb)?.contains("declares a document type") == true)
    #expect(
      refusal("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>")?
        .contains("declares a document type") == true)
  }

  @Test func `other encodings are refused`() throws {
    #expect(
      refusal("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>")?.contains("UTF-8") == true)
    let wide = try #require("<document/>".data(using: .utf16))
    #expect(throws: InterfaceFileError.self) { try InterfaceReader.read(wide, file: "wide") }
  }

  @Test func `a name that is no text is refused, and does not end the process`() {
    let data = Data("<docume".utf8) + Data([0xFF, 0xFE]) + Data("nt/>".utf8)
    let error = #expect(throws: InterfaceFileError.self) {
      try InterfaceReader.read(data, file: "bytes")
    }
    #expect(error?.reason == "the file is not UTF-8")
  }

  @Test func `an instruction without contents is refused, and does not end the process`() {
    #expect(refusal("<document><?x?></document>")?.contains("without contents") == true)
    #expect(refusal("<?xml version=\"1.0\"?><document><?x y?></document>") == nil)
  }

  @Test func `size and number of elements are bounded`() {
    var limits = InterfaceReader.Limits()
    limits.elements = 3
    #expect(refusal("<a><b/><b/><b/></a>", limits)?.contains("more than 3 elements") == true)
    limits = InterfaceReader.Limits()
    limits.bytes = 10
    #expect(refusal("<document></document>", limits)?.contains("more than 10 bytes") == true)
  }

  // MARK: What is read, and wrong

  @Test func `a storyboard that cannot be read has no scenes, which is told`() {
    let heard = Interface.reports {
      #expect(Interface.storyboard(text: "<document>").instantiateInitialViewController() == nil)
    }
    #expect(heard.count == 1)
  }

  @Test func `what is not known is told once and the rest is read`() {
    let heard = Interface.reports {
      let root = Interface.loaded(
        """
        <strangeView17 id="s"><rect key="frame" x="1" y="2" width="3" height="4"/></strangeView17>
        <label text="known" strange19="1" id="l"/>
        <label text="too" strange19="2" id="m"/>
        """)
      #expect(root.subviews.count == 3)
      #expect(root.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect((root.subviews.last as? UILabel)?.text == "too")
    }
    #expect(heard.filter { $0.contains("strangeView17") }.count == 1)
    #expect(heard.filter { $0.contains("strange19") }.count == 1)
  }

  @Test(arguments: [
    // Ids that are there twice, that lead nowhere, that are missing.
    "<label text=\"a\" id=\"same\"/><label text=\"b\" id=\"same\"/>",
    "<label text=\"a\"/><button id=\"b\"><connections><action selector=\"x\"/></connections></button>",
    "<view id=\"w\"><connections><outlet property=\"nothing\" destination=\"no\"/></connections></view>",
    // Numbers that are none.
    "<view id=\"n\" alpha=\"nan\" tag=\"1e99\"><rect key=\"frame\" x=\"inf\" y=\"q\" width=\"1\"/></view>",
    "<slider id=\"n\" minValue=\"1e400\" value=\"x\"/><stepper id=\"t\" stepValue=\"\"/>",
    "<label id=\"n\" numberOfLines=\"99999999999999999999\"/>",
    "<view id=\"v1\"><color key=\"backgroundColor\" red=\"x\"/></view>",
    "<segmentedControl id=\"s\" selectedSegmentIndex=\"7\"><segments><segment/></segments></segmentedControl>",
    "<label id=\"f\"><fontDescription key=\"fontDescription\" name=\"\" pointSize=\"-3\"/></label>",
    "<pageControl id=\"p\" numberOfPages=\"-4\" currentPage=\"99\"/>",
    "<collectionView id=\"cv\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"la\"/></collectionView>",
    "<tableView id=\"tv\"><prototypes><tableViewCell/></prototypes></tableView>",
    "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a..b\"/></userDefinedRuntimeAttributes></view>",
    "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"color\" keyPath=\"layer.borderColor\"><color key=\"value\" white=\"0\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
    "<barButtonItem title=\"not a view\" id=\"bb\"/><viewController id=\"vc\"/>",
    "<label customClass=\"UIButton\" id=\"wrong\"/>",
  ])
  func `what is wrong in a view never ends the process`(views: String) {
    _ = Interface.loaded(views)
  }

  @Test(arguments: [
    "<constraint firstItem=\"l\" firstAttribute=\"top\" id=\"c\"/>",
    "<constraint firstItem=\"no\" firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"top\" id=\"c\"/>",
    "<constraint firstAttribute=\"width\" constant=\"abc\" id=\"c\"/>",
    "<constraint firstAttribute=\"width\" multiplier=\"1:0\" secondItem=\"l\" secondAttribute=\"width\" id=\"c\"/>",
    "<constraint firstAttribute=\"nowhere\" id=\"c\"/>",
    "<constraint/>",
    "<constraint firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"leading\" id=\"c\"/>",
    "<constraint firstAttribute=\"width\" secondItem=\"l\" secondAttribute=\"top\" id=\"c\"/>",
    "<constraint firstAttribute=\"width\" multiplier=\"0\" secondItem=\"l\" secondAttribute=\"width\" id=\"c\"/>",
    "<constraint firstAttribute=\"left\" secondItem=\"l\" secondAttribute=\"leading\" id=\"c\"/>",
  ])
  func `a constraint that says nothing is told of, and left out`(constraint: String) {
    let root = Interface.loaded(
      "<label text=\"a\" id=\"l\"/>", "<constraints>\(constraint)</constraints>")
    root.layoutIfNeeded()
    #expect(root.subviews.count == 1)
  }

  @Test func `scenes that stand in each other are told of`() {
    let nest = { (id: String, other: String) in
      Interface.scene(
        Interface.controller(
          id, element: "navigationController", "",
          connections: """
            <segue destination="\(other)" kind="relationship" relationship="rootViewController" id="r\(id)"/>
            """))
    }
    let heard = Interface.reports {
      let tabs = Interface.storyboard(nest("n1", "n2"), nest("n2", "n1"), initial: "n1")
      _ = tabs.instantiateInitialViewController()
    }
    #expect(heard.contains { $0.contains("stands in itself") })
  }

  @Test func `a scene that is embedded in itself is told of`() {
    let scene = SegueStage.screen("a").replacingOccurrences(
      of: "</containerView>",
      with: "<connections>" + SegueStage.segue("embed", to: "a", "in")
        + "</connections></containerView>")
    let heard = Interface.reports {
      let made = Interface.storyboard(scene, initial: "a").instantiateInitialViewController()
      made?.loadViewIfNeeded()
      #expect(made?.children.isEmpty == true)
    }
    #expect(heard.contains { $0.contains("embedded in itself") })
  }
}
