import UIKit

/// A type with descendants, by the names of XCUITest: an element, or all elements of a type.
@MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The buttons, also in bars, alerts and menus.
  var buttons: XCUIElementQuery { get }
  /// The labels.
  var staticTexts: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var textViews: XCUIElementQuery { get }
  /// The fields of search bars.
  var searchFields: XCUIElementQuery { get }
  var images: XCUIElementQuery { get }
  var alerts: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  /// The tab bars; the tabs in them are `buttons`.
  var tabBars: XCUIElementQuery { get }
  /// The rows of dots; the value is `page 1 of 3`.
  var pageIndicators: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var collectionViews: XCUIElementQuery { get }
  /// The rows of tables and the items of collection views that are seen, or nearly so.
  var cells: XCUIElementQuery { get }
  /// The switches; the value is `1` or `0`.
  var switches: XCUIElementQuery { get }
  /// The sliders; the value is `40%`.
  var sliders: XCUIElementQuery { get }
  /// The segmented controls; the segments in them are `buttons`.
  var segmentedControls: XCUIElementQuery { get }
  /// The steppers; `Increment` and `Decrement` in them are `buttons`.
  var steppers: XCUIElementQuery { get }
  /// The pickers, with `pickerWheels` in them.
  var pickers: XCUIElementQuery { get }
  /// The wheels of pickers; the value is the title in the middle.
  var pickerWheels: XCUIElementQuery { get }
  /// The date pickers.
  var datePickers: XCUIElementQuery { get }
  /// The spinners; they are called `In progress` while they turn.
  var activityIndicators: XCUIElementQuery { get }
  /// The lines that fill; the value is `40%`.
  var progressIndicators: XCUIElementQuery { get }
}

/// All elements of one type in the app's windows, by the names of XCUITest.
@MainActor
public final class XCUIElementQuery {
  private let role: DisplayAccessibility.Role
  private let container: Element?

  init(_ role: DisplayAccessibility.Role, in container: Element?) {
    self.role = role
    self.container = container
  }

  /// The one of that identifier, label or value.
  public subscript(key: String) -> XCUIElement {
    XCUIElement(find("\(role.rawValue) “\(key)”", called: key) { $0.isCalled(key) })
  }

  /// How many there are.
  public var count: Int { all.matches(.shown).count }

  /// The only one.
  public var element: XCUIElement { XCUIElement(all) }

  /// The first one, of however many.
  public var firstMatch: XCUIElement { element(boundBy: 0) }

  /// The one of that number, counted from 0.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(all[index]) }

  /// Each of them.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

  private var all: Element { find(role.rawValue, called: nil) { _ in true } }

  private func find(
    _ name: String, called text: String?, where isWanted: @escaping (Match) -> Bool
  ) -> Element {
    let element = Element(name, called: text) { [role] match in
      let actual = match.described.role
      let isOfTheKind =
        switch role {
        case .staticText: actual == .staticText || actual == .header
        case .button: actual == .button || actual == .tab
        default: actual == role
        }
      return isOfTheKind && isWanted(match)
    }
    return container.map(element.inside) ?? element
  }
}

extension XCUIElementQuery: XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { XCUIElementQuery(.button, in: all) }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery(.staticText, in: all) }
  public var textFields: XCUIElementQuery { XCUIElementQuery(.textField, in: all) }
  public var textViews: XCUIElementQuery { XCUIElementQuery(.textView, in: all) }
  public var searchFields: XCUIElementQuery { XCUIElementQuery(.searchField, in: all) }
  public var images: XCUIElementQuery { XCUIElementQuery(.image, in: all) }
  public var alerts: XCUIElementQuery { XCUIElementQuery(.alert, in: all) }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery(.navigationBar, in: all) }
  public var tabBars: XCUIElementQuery { XCUIElementQuery(.tabBar, in: all) }
  public var pageIndicators: XCUIElementQuery { XCUIElementQuery(.pageIndicator, in: all) }
  public var scrollViews: XCUIElementQuery { XCUIElementQuery(.scrollView, in: all) }
  public var tables: XCUIElementQuery { XCUIElementQuery(.table, in: all) }
  public var collectionViews: XCUIElementQuery { XCUIElementQuery(.collectionView, in: all) }
  public var cells: XCUIElementQuery { XCUIElementQuery(.cell, in: all) }
  public var switches: XCUIElementQuery { XCUIElementQuery(.switch, in: all) }
  public var sliders: XCUIElementQuery { XCUIElementQuery(.slider, in: all) }
  public var segmentedControls: XCUIElementQuery { XCUIElementQuery(.segmentedControl, in: all) }
  public var steppers: XCUIElementQuery { XCUIElementQuery(.stepper, in: all) }
  public var pickers: XCUIElementQuery { XCUIElementQuery(.picker, in: all) }
  public var pickerWheels: XCUIElementQuery { XCUIElementQuery(.pickerWheel, in: all) }
  public var datePickers: XCUIElementQuery { XCUIElementQuery(.datePicker, in: all) }
  public var activityIndicators: XCUIElementQuery { XCUIElementQuery(.activityIndicator, in: all) }
  public var progressIndicators: XCUIElementQuery { XCUIElementQuery(.progressIndicator, in: all) }
}
