import StorylineTesting
import Testing
import UIKit

/// 4.3.16: bars that go and come as the app is used.
@MainActor @Suite(.harness) struct BarHidingTests {
  let harness: any Harness = PlatformHarness()
  let screen = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  let navigation: UINavigationController

  init() throws {
    screen.view.addSubview(field)
    screen.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Item") { _ in })]
    navigation = try harness.showNavigation([screen])
    navigation.isToolbarHidden = false
    try harness.settle()
  }

  private static let content = CGPoint(x: 200, y: 500)

  /// The hidden state of the navigation bar and of the toolbar.
  private var hidden: [Bool] {
    [navigation.isNavigationBarHidden, navigation.isToolbarHidden]
  }

  private func tap(_ point: CGPoint = content) throws {
    harness.tap(at: point)
    try harness.settle()
  }

  private func swipe(by way: CGFloat) throws {
    harness.drag(
      from: Self.content, to: CGPoint(x: Self.content.x, y: Self.content.y + way), over: 0.2)
    try harness.settle()
  }

  @Test func `4.3.16 unless it is asked for, nothing hides the bars`() throws {
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsWhenVerticallyCompact)
    try tap()
    try swipe(by: -200)
    field.becomeFirstResponder()
    try harness.settle()
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 a tap in the content hides the bars, another one shows them`() throws {
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    try tap()
    #expect(hidden == [true, true])
    try tap()
    #expect(hidden == [false, false])
    try tap(navigation.navigationBar.center)
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 a toolbar without items is not shown`() throws {
    navigation.hidesBarsOnTap = true
    screen.toolbarItems = nil
    try tap()
    try tap()
    #expect(hidden == [false, true])
  }

  @Test func `4.3.16 a swipe up hides the bars, one down shows them`() throws {
    navigation.hidesBarsOnSwipe = true
    try swipe(by: 200)
    #expect(hidden == [false, false])
    try swipe(by: -200)
    #expect(hidden == [true, true])
    try swipe(by: -200)
    #expect(hidden == [true, true])
    try swipe(by: 200)
    #expect(hidden == [false, false])
    try tap()
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 a swipe to the side is none`() throws {
    navigation.hidesBarsOnSwipe = true
    harness.drag(from: Self.content, to: CGPoint(x: 60, y: 480), over: 0.2)
    try harness.settle()
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 the keyboard takes the bars away, a tap brings them back`() throws {
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    try harness.settle()
    #expect(hidden == [true, true])
    field.resignFirstResponder()
    try harness.settle()
    #expect(hidden == [true, true])
    try tap()
    #expect(hidden == [false, false])
    try tap()
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 on its side there are no bars, and a tap where they were shows them`() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(hidden == [false, false])
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(hidden == [true, true])
    try tap(CGPoint(x: 400, y: 200))
    #expect(hidden == [true, true])
    try tap(CGPoint(x: 400, y: 10))
    #expect(hidden == [false, false])
  }

  @Test func `4.3.16 upright again there are bars`() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    harness.turnDevice(onSide: true)
    try harness.settle()
    harness.turnDevice(onSide: false)
    try harness.settle()
    #expect(hidden == [false, false])
  }
}
