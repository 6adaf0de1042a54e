import StorylineTesting
import Testing
import UIKit

/// 4.3.3 to 4.3.9, 1.1.12: what a navigation bar takes from which item.
@MainActor @Suite(.harness) struct BarItemTests {
  let harness: any Harness = PlatformHarness()

  private static let longText = "A button that has a lot to say here"

  private func screen(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// A stack of two, and what its bar says.
  private func show(
    _ lower: UIViewController, _ upper: UIViewController
  ) throws -> BarReader {
    let navigation = try harness.showNavigation([lower, upper])
    return BarReader(navigation.navigationBar)
  }

  @Test func `1.1.12 a controller's title is its item's until that gets another one`() {
    let controller = screen("Screen")
    #expect(controller.navigationItem.title == "Screen")
    controller.title = "Other"
    #expect(controller.navigationItem.title == "Other")
    controller.navigationItem.title = "Own"
    #expect(controller.navigationItem.title == "Own")
  }

  @Test func `4.3.4 the back button says the title of the item below`() throws {
    let bar = try show(screen("Home"), screen("Detail"))
    #expect(bar.backText == "Home")
  }

  @Test func `4.3.4 the item below may have another title for the back button`() throws {
    let home = screen("Home")
    home.navigationItem.backButtonTitle = "House"
    #expect(try show(home, screen("Detail")).backText == "House")
  }

  @Test func `4.3.4 a back item of its own comes before every title`() throws {
    let home = screen("Home")
    home.navigationItem.backButtonTitle = "House"
    home.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Root")
    #expect(try show(home, screen("Detail")).backText == "Root")
  }

  @Test func `4.3.4 what the item below says anew is seen at once`() throws {
    let home = screen("Home")
    let bar = try show(home, screen("Detail"))
    home.navigationItem.backButtonTitle = "House"
    try harness.settle()
    #expect(bar.backText == "House")
    home.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Root")
    try harness.settle()
    #expect(bar.backText == "Root")
  }

  @Test func `4.3.4 a view in the back item is ignored`() throws {
    let home = screen("Home")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    home.navigationItem.backBarButtonItem = UIBarButtonItem(customView: view)
    #expect(try show(home, screen("Detail")).backText == "Home")
    #expect(view.superview == nil)
  }

  @Test func `4.3.4 an item without any title is called Back`() throws {
    #expect(try show(screen(nil), screen("Detail")).backText == "Back")
  }

  @Test func `4.3.4 a text that is too long becomes Back`() throws {
    let bar = try show(
      screen("A title that takes more than half of the whole width"), screen("Detail"))
    #expect(bar.backText == "Back")
  }

  @Test func `4.3.4 without room for Back only the arrow is left`() throws {
    let detail = screen("Detail")
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: Self.longText)
    let bar = try show(screen("Home and a garden and a garage"), detail)
    #expect(bar.texts == [Self.longText, "Detail"])
    #expect(bar.hasBackButton)
  }

  @Test func `4.3.5 generic says Back, but keeps the words of a back item`() throws {
    let home = screen("Home")
    home.navigationItem.backButtonTitle = "House"
    home.navigationItem.backButtonDisplayMode = .generic
    let bar = try show(home, screen("Detail"))
    #expect(bar.backText == "Back")
    home.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Root")
    try harness.settle()
    #expect(bar.backText == "Root")
  }

  @Test func `4.3.5 minimal says nothing`() throws {
    let home = screen("Home")
    home.navigationItem.backButtonDisplayMode = .minimal
    let bar = try show(home, screen("Detail"))
    #expect(bar.texts == ["Detail"])
    #expect(bar.hasBackButton)
    home.navigationItem.backButtonDisplayMode = .default
    try harness.settle()
    #expect(bar.texts == ["Detail", "Home"])
  }

  @Test func `4.3.6 the top item decides what the bar shows`() throws {
    let (home, detail) = (screen("Home"), screen("Detail"))
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Not this")
    home.navigationItem.prompt = "Nor this"
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
    detail.navigationItem.prompt = "Prompt"
    let bar = try show(home, detail)
    #expect(bar.texts == ["Detail", "Home", "Prompt", "Right"])
    let view = UILabel()
    view.text = "View"
    detail.navigationItem.titleView = view
    try harness.settle()
    #expect(bar.texts == ["Home", "Prompt", "Right", "View"])
  }

  @Test func `4.3.6 the top item may hide the back button`() throws {
    let detail = screen("Detail")
    let bar = try show(screen("Home"), detail)
    #expect(bar.hasBackButton)
    detail.navigationItem.hidesBackButton = true
    try harness.settle()
    #expect(!bar.hasBackButton)
  }

  @Test func `4.3.7 a left item takes the place of the back button`() throws {
    let detail = screen("Detail")
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    let bar = try show(screen("Home"), detail)
    #expect(bar.texts == ["Detail", "Left"])
    detail.navigationItem.leftItemsSupplementBackButton = true
    try harness.settle()
    #expect(bar.texts == ["Detail", "Home", "Left"])
  }

  @Test func `4.3.8 the single item is the first of the list`() {
    let item = UINavigationItem(title: "A")
    let (one, two) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"))
    item.leftBarButtonItems = [one, two]
    item.rightBarButtonItems = [two, one]
    #expect(item.leftBarButtonItem === one)
    #expect(item.rightBarButtonItem === two)
    item.leftBarButtonItem = two
    item.rightBarButtonItem = nil
    #expect(item.leftBarButtonItems == [two])
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func `4.3.8 the left list runs to the right, the right list to the left`() throws {
    let root = screen("T")
    root.navigationItem.leftBarButtonItems = ["1", "2"].map { UIBarButtonItem(title: $0) }
    root.navigationItem.rightBarButtonItems = ["4", "3"].map { UIBarButtonItem(title: $0) }
    let navigation = try harness.showNavigation([root])
    #expect(BarReader(navigation.navigationBar).textsFromLeft == ["1", "2", "T", "3", "4"])
  }

  @available(iOS 16.0, *)
  @Test func `4.3.9 a back action comes in place of going back`() throws {
    var count = 0
    let detail = screen("Detail")
    detail.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
    let navigation = try harness.showNavigation([screen("Home"), detail])
    let bar = BarReader(navigation.navigationBar)
    #expect(bar.backText == "Home")
    harness.tap(at: bar.backButtonPoint)
    try harness.settle()
    #expect(count == 1)
    #expect(navigation.topViewController === detail)
  }

  @available(iOS 16.0, *)
  @Test func `4.3.9 a back action makes a back button on the root`() throws {
    var count = 0
    let root = screen("Root")
    let navigation = try harness.showNavigation([root])
    let bar = BarReader(navigation.navigationBar)
    #expect(!bar.hasBackButton)
    root.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
    try harness.settle()
    #expect(bar.backText == "Leave")
    harness.tap(at: bar.backButtonPoint)
    #expect(count == 1)
  }

  @Test func `a button performs its action, with itself as the sender`() throws {
    var senders: [UIBarButtonItem] = []
    let item = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { action in
        if let sender = action.sender as? UIBarButtonItem { senders.append(sender) }
      })
    let root = screen("Root")
    root.navigationItem.rightBarButtonItem = item
    let navigation = try harness.showNavigation([root])
    let point = CGPoint(
      x: navigation.view.bounds.width - 26, y: navigation.view.safeAreaInsets.top + 22)
    harness.tap(at: point)
    #expect(senders == [item])
    item.isEnabled = false
    try harness.settle()
    harness.tap(at: point)
    #expect(senders == [item])
  }

  @Test func `an item takes title and image from its action unless it has a title of its own`() {
    let action = UIAction(title: "Go") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Go")
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    let system = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(system.title == nil)
    #expect(system.style == .done)
  }

  @Test func `a button with a menu opens it, and a choice closes it again`() throws {
    var chosen = ""
    let menu = UIMenu(
      title: "Menu",
      children: ["One", "Two"].map { title in UIAction(title: title) { _ in chosen = title } })
    let root = screen("Root")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    let navigation = try harness.showNavigation([root])
    let window = try #require(navigation.view.window)
    let before = window.subviews.count
    harness.tap(
      at: CGPoint(x: window.bounds.width - 30, y: navigation.view.safeAreaInsets.top + 22))
    try harness.settle()
    #expect(window.subviews.count == before + 1)
    let row = try #require(BarReader.label("Two", in: window))
    harness.tap(at: row.convert(CGPoint(x: 2, y: 2), to: nil))
    try harness.settle()
    #expect(chosen == "Two")
    #expect(window.subviews.count == before)
  }

  @Test func `the edit button switches between Edit and Done`() throws {
    final class Editor: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(animated)
      }
    }
    let root = Editor()
    let button = root.editButtonItem
    #expect(button === root.editButtonItem)
    #expect(button.title == "Edit")
    root.navigationItem.rightBarButtonItem = button
    let navigation = try harness.showNavigation([root])
    harness.tap(
      at: CGPoint(
        x: navigation.view.bounds.width - 26, y: navigation.view.safeAreaInsets.top + 22))
    try harness.settle()
    #expect(root.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    root.isEditing = false
    #expect(button.title == "Edit")
    #expect(root.calls == [true, false])
  }
}
