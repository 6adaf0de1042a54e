import AbsenceRuntime
import StorylineTesting
import Testing
import UIKit
import UIKitMissing

@MainActor @Suite(.stage, .serialized) struct MissingNamesTests {
  init() {
    _Absence.reset()
  }

  private var names: [String] { _Absence.uses.map(\.name) }

  @Test func `A property keeps what it is set to, and both uses are reported`() {
    let view = UIView()
    view.largeContentTitle = "Basket"
    #expect(view.largeContentTitle == "Basket")
    #expect(UIView().largeContentTitle == nil)
    #expect(names == ["UIView.largeContentTitle"])
    #expect(_Absence.uses.first?.times == 3)
  }

  @Test func `A controller that hosts SwiftUI is an empty screen, and reported`() {
    final class Screen: UIHostingController<Any> {
      init(title: String) { super.init(rootView: ()) }
      required init?(coder: NSCoder) { nil }
    }
    let screen = Screen(title: "Books")
    screen.loadViewIfNeeded()
    #expect(screen.view.subviews.count == 1)
    #expect(names == ["UIHostingController"])
  }

  @Test func `The report names the method that used a missing name`() {
    Screen().useMissingNames()
    #expect(names == ["UIScreen.availableModes", "UIDevice.proximityState"])
    #expect(
      _Absence.uses.map(\.caller) == ["Screen.useMissingNames()", "Screen.useMissingNames()"])
  }

  @Test func `A notification that is never posted has Apple's name and is reported`() {
    let name = UIDocument.stateChangedNotification
    #expect(name.rawValue == "UIDocumentStateChangedNotification")
    #expect(_Absence.uses.map(\.answer) == ["a notification that is never posted"])
  }

  @Test func `Raw values that were made up are reported`() {
    _ = UIScreen.OverscanCompensation.scale.rawValue
    #expect(names == ["UIScreen.OverscanCompensation.rawValue"])
  }

  @Test func `Reading a value that was never set is reported`() {
    _ = UICalendarView().visibleDateComponents
    #expect(names == ["UICalendarView", "UICalendarView.visibleDateComponents"])
    #expect(Set(_Absence.uses.map(\.caller)).count == 1)
  }

  @Test func `A missing view is a box with its name`() {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["UICalendarView"])
    #expect(view.layer.borderWidth == 1)
    #expect(view.subviews.first?.frame == view.bounds)
  }

  @Test func `A missing screen shows its name and can be dismissed`() async throws {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let picker = UIColorPickerViewController()
    root.present(picker, animated: false)
    let column = try #require(picker.view.subviews.compactMap { $0 as? UIStackView }.first)
    let label = column.arrangedSubviews.first as? UILabel
    #expect(label?.text == "UIColorPickerViewController is not on the stage")
    let close = try #require(column.arrangedSubviews.last as? UIButton)
    close.sendActions(for: .touchUpInside)
    try await settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A subclass may declare a missing member, and call the one above`() {
    let view = Restored()
    view.encodeRestorableState(with: NSCoder())
    #expect(view.wasEncoded)
    #expect(names == ["UIView.encodeRestorableState(with:)"])
  }

  @Test func `A subclass of a missing class overrides what it has`() {
    let picker = Picker()
    picker.supportsAlpha = true
    #expect(picker.supportsAlpha)
    #expect(picker.settings == 1)
  }

  @Test func `An app's class conforms to a missing protocol without its optional methods`() {
    let delegate: any UIColorPickerViewControllerDelegate = Listener()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    #expect(picker.delegate === delegate)
  }

  @Test func `A throwing member throws an error with its name`() {
    #expect(throws: _Absence.Failure.self) {
      try UIDocument(fileURL: URL(filePath: "/tmp/a")).load(fromContents: 1, ofType: nil)
    }
    #expect(names.contains("UIDocument.load(fromContents:ofType:)"))
  }
}

@MainActor private final class Screen {
  func useMissingNames() {
    _ = UIScreen.main.availableModes
    let read = { UIDevice.current.proximityState }
    _ = read()
  }
}

private final class Restored: UIView {
  private(set) var wasEncoded = false

  // The adapter takes `override` away: nothing above declares it in a class.
  func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    wasEncoded = true
  }
}

private final class Picker: UIColorPickerViewController {
  private(set) var settings = 0

  override var supportsAlpha: Bool {
    get { super.supportsAlpha }
    set {
      super.supportsAlpha = newValue
      settings += 1
    }
  }
}

private final class Listener: NSObject, UIColorPickerViewControllerDelegate {}
