import Foundation
import StorylineTesting
import Testing
import UIKit

/// Nibs, and who loads them.
@MainActor @Suite(.stage) struct NibTests {
  private static let box = """
    <view customClass="BoxView" customModule="UIKitCoreTests" id="box">
    <rect key="frame" x="0" y="0" width="50" height="60"/>
    <subviews><label text="in" id="in"/></subviews>
    <connections><outlet property="inner" destination="in"/></connections></view>
    """

  private static func file(_ objects: String, owner: String = "") -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections>
      </placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)</objects></document>
      """.utf8)
  }

  @Test func `a nib makes new objects each time and returns those at the top`() throws {
    let nib = Interface.nib(Self.box + "<label text=\"second\" id=\"l\"/>")
    let first = nib.instantiate(withOwner: nil)
    let second = nib.instantiate(withOwner: nil)
    #expect(first.count == 2)
    let box = try #require(first.first as? BoxView)
    #expect(box.inner.text == "in" && box.wasWoken)
    #expect(box !== second.first as? BoxView)
  }

  @Test func `7.11 the objects of a nib live until the end of the turn`() throws {
    let nib = Interface.nib(Self.box)
    weak let box = nib.instantiate(withOwner: nil).first as? BoxView
    #expect(box != nil)
    try Stage.shared.settle()
    #expect(box == nil)
  }

  @Test func `9.1.9 a bundle has nibs and compiled storyboards where it has their sources`() throws
  {
    let bundle = try AssetBundle()
    try bundle.addFile(Self.file(Self.box), "Card.xib")
    try bundle.addFile(Data(Interface.document([]).utf8), "Base.lproj/Main.storyboard")
    try bundle.addFile(Data("{}".utf8), "menu.json")
    let name = "Card"
    let path = try #require(bundle.bundle.path(forResource: name, ofType: "nib"))
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(bundle.bundle.url(forResource: "Main", withExtension: "storyboardc") != nil)
    #expect(bundle.bundle.path(forResource: "Other", ofType: "nib") == nil)
    #expect(bundle.bundle.path(forResource: "Main", ofType: "nib") == nil)
    #expect(bundle.bundle.path(forResource: "menu", ofType: "json") != nil)
    let made = UINib(data: try Data(contentsOf: URL(fileURLWithPath: path)), bundle: nil)
      .instantiate(withOwner: nil)
    #expect(made.first is BoxView)
  }

  @Test func `the owner's outlets and actions are connected`() throws {
    let owner = ScriptedController(nibName: nil, bundle: nil)
    let nib = Interface.nib(
      """
      <label text="owned" id="l"/><button id="b"><connections>
      <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/></connections>
      </button>
      """, owner: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>")
    let made = nib.instantiate(withOwner: owner)
    #expect(owner.label === made.first as? UILabel)
    let lines = Script.during { (made.last as? UIButton)?.sendActions(for: .touchUpInside) }
    #expect(lines == ["screen saves for UIButton"])
  }

  @Test func `a controller in a nib loads the view that stands in it`() throws {
    let nib = Interface.nib(
      """
      <viewController id="c" customClass="ScriptedController" customModule="UIKitCoreTests">
      <view key="view" id="v"><subviews><label text="inside" id="l"/><button id="b"><connections>
      <action selector="save:" destination="c" eventType="touchUpInside" id="a"/></connections>
      </button></subviews></view>
      <connections><outlet property="label" destination="l" id="o"/></connections>
      </viewController>
      """)
    let made = try #require(nib.instantiate(withOwner: nil).first as? ScriptedController)
    #expect(!made.isViewLoaded)
    #expect(made.view.subviews.first === made.label && made.label?.text == "inside")
    let button = made.view.subviews.last as? UIButton
    let lines = Script.during { button?.sendActions(for: .touchUpInside) }
    #expect(lines == ["screen saves for UIButton"])
  }

  @Test func `placeholders stand for objects that are given`() throws {
    let nib = Interface.nib(
      """
      <placeholder placeholderIdentifier="helper" id="h"/>
      <button id="b"><connections>
      <action selector="save:" destination="h" eventType="touchUpInside" id="a"/></connections>
      </button>
      """)
    let helper = ScriptedController(nibName: nil, bundle: nil)
    let made = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])
    let lines = Script.during { (made.first as? UIButton)?.sendActions(for: .touchUpInside) }
    #expect(lines.count == 1)
  }

  @Test func `a controller loads the nib that it was created with`() throws {
    let bundle = try AssetBundle()
    try bundle.addFile(
      Self.file(
        "<view id=\"v\"><subviews><label text=\"nib\" id=\"l\"/></subviews></view>",
        owner: """
          <outlet property="view" destination="v" id="1"/>
          <outlet property="label" destination="l" id="2"/>
          """), "Screen.xib")
    let controller = ScriptedController(nibName: "Screen", bundle: bundle.bundle)
    let lines = Script.during { controller.loadViewIfNeeded() }
    #expect(lines == ["screen loadView", "screen viewDidLoad, label nib"])
    #expect(controller.nibName == "Screen")
  }

  @Test func `1.1.3 without a name the nib that is called as the class is loaded`() throws {
    let bundle = try AssetBundle()
    try bundle.addFile(
      Self.file(
        "<view tag=\"5\" id=\"v\"/>",
        owner: "<outlet property=\"view\" destination=\"v\" id=\"1\"/>"),
      "ScriptedController.xib")
    let controller = ScriptedController(nibName: nil, bundle: bundle.bundle)
    #expect(controller.view.tag == 5)
    // Another class has another name.
    #expect(CreatedNowhere(nibName: nil, bundle: bundle.bundle).view.tag == 0)
  }

  private final class CreatedNowhere: UIViewController {}

  @Test func `1.1.6 a nib without the view's outlet is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let bundle = try AssetBundle()
      try bundle.addFile(Self.file("<view id=\"v\"/>"), "Screen.xib")
      UIViewController(nibName: "Screen", bundle: bundle.bundle).loadViewIfNeeded()
    }
  }

  @Test func `a nib that there is not is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Bundle.main.loadNibNamed("Nowhere", owner: nil)
    }
  }

  @Test func `a bundle loads its nibs by name`() throws {
    let bundle = try AssetBundle()
    try bundle.addFile(Self.file(Self.box), "Box.xib")
    let made = bundle.bundle.loadNibNamed("Box", owner: nil)
    #expect(made?.first is BoxView)
  }

  @Test func `tables and collections make cells from nibs`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(
      Interface.nib(
        """
        <tableViewCell customClass="ScriptedCell" customModule="UIKitCoreTests" id="c"/>
        """), forCellReuseIdentifier: "n")
    let cell = table.dequeueReusableCell(withIdentifier: "n")
    #expect(cell is ScriptedCell && cell?.reuseIdentifier == "n")
    // The last registration counts.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "n")
    #expect(!(table.dequeueReusableCell(withIdentifier: "n") is ScriptedCell))
  }

  @Test func `a nib with anything but one cell is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = UITableView(frame: .zero)
      table.register(Interface.nib("<view id=\"v\"/>"), forCellReuseIdentifier: "n")
      _ = table.dequeueReusableCell(withIdentifier: "n")
    }
  }

  @Test func `texts are those of the language`() throws {
    let bundle = try AssetBundle()
    let base = Interface.document(
      [
        Interface.scene(
          Interface.controller("a", nil, Interface.view("<label text=\"Hello\" id=\"l\"/>")))
      ], initial: "a")
    try bundle.addFile(Data(base.utf8), "Base.lproj/Main.storyboard")
    try bundle.addFile(
      Data("/* greeting */\n\"l.text\" = \"Hallo\";\n".utf8), "de.lproj/Main.strings")
    for (languages, expected) in [
      (["de-AT", "en"], "Hallo"), (["en", "de"], "Hello"), (["fr"], "Hello"),
    ] {
      Stage.shared.languages = languages
      let made = UIStoryboard(name: "Main", bundle: bundle.bundle)
        .instantiateInitialViewController()
      #expect((made?.view.subviews.first as? UILabel)?.text == expected)
    }
  }
}
