import Foundation
import StorylineTesting
import Testing
import UIKit

/// 9.1: how controllers are made from storyboards.
@MainActor @Suite(.stage) struct InstantiationTests {
  private let labelled = Interface.view(
    """
    <label text="Hello" id="l"><rect key="frame" x="10" y="20" width="100" height="30"/></label>
    """)

  private func screen(_ id: String = "a", _ connections: String = "") -> String {
    Interface.scene(
      Interface.controller(
        id, "ScriptedController", attributes: "restorationIdentifier=\"\(id)\"", labelled,
        connections: "<outlet property=\"label\" destination=\"l\"/>" + connections))
  }

  @Test func `9.1.1 a storyboard without an initial controller has none`() {
    #expect(Interface.storyboard(screen()).instantiateInitialViewController() == nil)
    let made = Interface.storyboard(screen(), initial: "a").instantiateInitialViewController()
    #expect(made is ScriptedController)
  }

  @Test func `9.1.1 an identifier that there is not is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storyboard = Interface.storyboard(
        Interface.scene(Interface.controller("a")), initial: "a")
      _ = storyboard.instantiateViewController(withIdentifier: "b")
    }
  }

  @Test func `7.11 a controller may be kept weakly before it is pushed`() throws {
    let storyboard = Interface.storyboard(screen(), initial: "a")
    weak let byIdentifier = storyboard.instantiateViewController(withIdentifier: "a")
    weak let initial = storyboard.instantiateInitialViewController()
    let navigation = UINavigationController()
    #expect(initial != nil)
    if let byIdentifier { navigation.viewControllers = [byIdentifier] }
    try Stage.shared.settle()
    #expect(byIdentifier != nil)
    #expect(initial == nil)
  }

  @Test func `9.1.2 a controller is made, awakes, and loads its view when somebody reads it`() {
    let storyboard = Interface.storyboard(screen())
    let lines = Script.during {
      let made = storyboard.instantiateViewController(withIdentifier: "a")
      Script.lines.append("there")
      _ = made.view
    }
    #expect(
      lines == [
        "a init, label nil", "a awakes, view not loaded", "there", "a loadView",
        "a viewDidLoad, label Hello",
      ])
  }

  @Test func `9.1.11 what stands beside a controller is made with it, and stays`() throws {
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "a", "ScriptedController",
          connections: "<outlet property=\"label\" destination=\"beside\" id=\"o\"/>"),
        "<label text=\"Beside\" id=\"beside\"/>"), initial: "a")
    let made = try #require(storyboard.instantiateInitialViewController() as? ScriptedController)
    try Stage.shared.settle()
    let label = try #require(made.label)
    #expect(label.text == "Beside")
    #expect(!made.isViewLoaded)
    made.loadViewIfNeeded()
    #expect(made.label === label)
    #expect(label.superview == nil)
  }

  @Test func `9.1.11 what stands beside a controller joins its view when that is loaded`() throws {
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "a", "ScriptedController", labelled,
          connections: """
            <outletCollection property="others" destination="beside" id="o1"/>
            <outletCollection property="others" destination="l" id="o2"/>
            """),
        """
        <label text="Beside" id="beside"/>
        """), initial: "a")
    let made = try #require(storyboard.instantiateInitialViewController() as? ScriptedController)
    #expect(made.others.isEmpty)
    made.loadViewIfNeeded()
    #expect(made.others.map(\.text) == ["Beside", "Hello"])
    // As when memory was short: the view is another one, and what stands beside it is not.
    let beside = made.others.first
    made.view = nil
    made.loadViewIfNeeded()
    #expect(made.others.first === beside)
    #expect(made.others.last === made.view.subviews.first)
  }

  @Test(arguments: [true, false])
  func `9.1.8 a class of the target that has the file comes before that of the module written`(
    isOfTarget: Bool
  ) throws {
    let bundle = try AssetBundle(named: "_UIKitCoreTests.resources")
    let provider = isOfTarget ? "customModuleProvider=\"target\"" : ""
    let text = Interface.document(
      [
        Interface.scene(
          Interface.controller(
            "a", nil,
            Interface.view(
              "<view id=\"v\" customClass=\"ScriptedBadge\" customModule=\"Elsewhere\" \(provider)/>"
                + "<view id=\"w\" customClass=\"DimmingView\" customModule=\"UIKitCore\" \(provider)/>"
            )))
      ], initial: "a")
    try bundle.addFile(Data(text.utf8), "Main.storyboard")
    let made = UIStoryboard(name: "Main", bundle: bundle.bundle).instantiateInitialViewController()
    let views = try #require(made?.view.subviews)
    #expect(views.first is ScriptedBadge)
    #expect((views.last is DimmingView) == isOfTarget)
  }

  @Test func `9.1.2 what is in the view awakes with it, connected`() {
    let root = Interface.loaded(
      """
      <view id="box" customClass="BoxView" customModule="UIKitCoreTests">
      <rect key="frame" x="0" y="0" width="50" height="60"/>
      <subviews><label text="in" id="in"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews>
      <connections><outlet property="inner" destination="in"/></connections>
      </view>
      """)
    let box = root.subviews.first as? BoxView
    #expect(box?.wasWoken == true)
    #expect(box?.inner.text == "in")
    #expect(box?.subviewsInInit == 1)
    #expect(box?.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `9.1.3 a creator makes the controller in place of the initialiser`() {
    let storyboard = Interface.storyboard(
      Interface.scene(Interface.controller("c", "CreatedController")), initial: "c")
    let byIdentifier = storyboard.instantiateViewController(identifier: "c") {
      CreatedController(coder: $0, title: "mine")
    }
    #expect(byIdentifier.given == "mine")
    let first: CreatedController? = storyboard.instantiateInitialViewController {
      CreatedController(coder: $0, title: "first")
    }
    #expect(first?.given == "first")
    #expect(first?.storyboard === storyboard)
    let other: CreatedController = storyboard.instantiateViewController(identifier: "c") { _ in nil
    }
    #expect(other.given == "nothing")
  }

  @Test func `9.1.3 a creator that makes something without the coder is a programmer error`() async
  {
    await #expect(processExitsWith: .failure) { @MainActor in
      let storyboard = Interface.storyboard(
        Interface.scene(Interface.controller("a")), initial: "a")
      _ = storyboard.instantiateViewController(identifier: "a") { _ in UIViewController() }
    }
  }

  @Test func `9.1.4 every call makes a new controller, which knows its storyboard`() {
    let storyboard = Interface.storyboard(screen(), initial: "a")
    let first = storyboard.instantiateViewController(withIdentifier: "a")
    let second = storyboard.instantiateViewController(withIdentifier: "a")
    #expect(first !== second)
    #expect(first.storyboard === storyboard)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func `9.1.5 outlets are connected before viewDidLoad and not in the initialiser`() {
    let storyboard = Interface.storyboard(screen())
    let lines = Script.during {
      storyboard.instantiateViewController(withIdentifier: "a").loadViewIfNeeded()
    }
    #expect(lines.first == "a init, label nil")
    #expect(lines.last == "a viewDidLoad, label Hello")
  }

  @Test func `9.1.6 the root of a navigation controller is there when that is decoded`() throws {
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "nav", element: "navigationController", "<navigationBar key=\"navigationBar\" id=\"b\"/>",
          connections: """
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
            """)), screen(), initial: "nav")
    var made: UIViewController?
    let lines = Script.during { made = storyboard.instantiateInitialViewController() }
    let navigation = try #require(made as? UINavigationController)
    #expect(navigation.viewControllers.first is ScriptedController)
    #expect(!lines.contains { $0.contains("prepares") })
  }

  @Test func `9.1.6 the tabs of a tab bar controller are there when that is decoded`() throws {
    let relation = { (id: String) in
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)r\"/>"
    }
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "tabs", element: "tabBarController", "", connections: relation("a") + relation("b"))),
      screen("a"),
      Interface.scene(
        Interface.controller(
          "b", nil, "<tabBarItem key=\"tabBarItem\" title=\"Second\" id=\"ti\"/>")),
      initial: "tabs")
    let made = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(made.viewControllers?.count == 2)
    #expect(made.viewControllers?.last?.tabBarItem.title == "Second")
  }

  @Test func `9.1.7 a reference leads to another storyboard when it is used`() async throws {
    let bundle = try AssetBundle()
    try bundle.addFile(
      Data(Interface.document([screen()], initial: "a").utf8), "Other.storyboard")
    let main = Interface.scene(
      """
      <viewControllerPlaceholder storyboardName="Other" id="ph" storyboardIdentifier="ph" \
      sceneMemberID="viewController"/>
      """)
    try bundle.addFile(Data(Interface.document([main]).utf8), "Main.storyboard")
    let storyboard = UIStoryboard(name: "Main", bundle: bundle.bundle)
    let made = storyboard.instantiateViewController(withIdentifier: "ph")
    #expect(made is ScriptedController)
    #expect(made.storyboard !== storyboard)
  }

  @Test func `a storyboard that there is not is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIStoryboard(name: "Nowhere", bundle: nil)
    }
  }

  @Test func `a class that nobody knows is UIKit's, which is told`() {
    let heard = Interface.reports {
      let made = Interface.storyboard(
        Interface.scene(Interface.controller("c", "NobodyController7")), initial: "c"
      )
      .instantiateInitialViewController()
      #expect(made.map { type(of: $0) == UIViewController.self } == true)
    }
    #expect(heard == ["Unknown class NobodyController7 in Interface Builder file."])
  }
}
