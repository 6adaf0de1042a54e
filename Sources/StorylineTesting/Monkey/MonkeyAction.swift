public import UIKit

// AppDriver+Possibilities.swift offers these actions to the monkey, Crawl/Face.swift to the walk of a map.

/// One thing that a monkey does. Its text is a line of Swift that does the same.
public enum MonkeyAction: Hashable, Sendable {
  /// Something to touch, by its name, and by its number where several have that name.
  public struct Target: Hashable, Sendable {
    /// Its identifier, else its title or placeholder.
    public let name: String
    /// Its number among those of that name; `nil` where it is the only one.
    public let index: Int?

    /// Something of that name, and of that number where several have it.
    public init(name: String, index: Int? = nil) {
      self.name = name
      self.index = index
    }
  }

  case tap(Target)
  /// Two taps in a hurry.
  case doubleTap(Target)
  case selectTab(Target)
  case toggle(Target)
  /// Moves a slider to that part of its way.
  case slide(Target, to: Double)
  case type(String, into: Target)
  /// Types into a field, in place of what is in it.
  case enter(String, into: Target)
  case search(String, in: Target)
  /// Taps a row of a table.
  case tapRow(Target)
  /// Taps an item of a collection view.
  case tapItem(Target)
  /// Swipes over a row or item to the left, or to the right, to uncover its actions.
  case swipe(Target, isLeft: Bool)
  /// Keeps a finger on a row, an item or a button until its context menu is open.
  case openMenu(Target)
  /// Types into a text view, in place of what is in it.
  case write(String, in: Target)
  /// Turns a wheel, counted from the left, until that value is in its middle.
  case turnWheel(Int, to: String)
  /// Turns to the next page, or to the one before.
  case turnPage(isForward: Bool)
  /// Scrolls the outermost scroll view by most of a page.
  case scroll(isDown: Bool)
  /// Presses the return key of the keyboard.
  case pressReturn
  /// Answers the question that the system asks.
  case answerQuestion(allow: Bool)
  /// Opens a URL, as by a link in another app.
  case open(String)
  case goBack
  /// Goes back to the screen of that title, by the menu of the back button.
  case goBackTo(String)
  case swipeBack(isCancelled: Bool)
  case pullDownSheet(isCancelled: Bool)
  case rotate(UIDeviceOrientation)
  /// Leaves the app and comes back.
  case leaveAndReturn

  /// Does it.
  ///
  /// - Throws: ``DriverError`` where it cannot be done on the screen as it is.
  @MainActor
  package func perform(on app: AppDriver) async throws {
    switch self {
    case .tap(let target): try await app.button(target).tap()
    case .doubleTap(let target): try await app.button(target).doubleTap()
    case .selectTab(let target): try await app.tab(target).tap()
    case .toggle(let target): try await app.switch(target).tap()
    case .slide(let target, let part): try await app.slider(target).slide(to: part)
    case .type(let text, let target): try await app.textField(target).type(text)
    case .search(let text, let target): try await app.searchField(target).type(text)
    case .enter(let text, let target):
      try await app.textField(target).clear()
      try await app.textField(target).type(text)
    case .tapRow(let target): try await app.row(target).tap()
    case .tapItem(let target): try await app.item(target).tap()
    case .swipe, .openMenu, .write, .turnWheel, .turnPage, .scroll, .pressReturn, .answerQuestion,
      .open:
      try await performGesture(on: app)
    case .goBack: try await app.goBack()
    case .goBackTo(let title): try await app.goBack(to: title)
    case .swipeBack(let isCancelled): try await app.swipeBack(cancel: isCancelled)
    case .pullDownSheet(let isCancelled): try await app.pullDownSheet(cancel: isCancelled)
    case .rotate(let orientation): try await app.rotate(to: orientation)
    case .leaveAndReturn:
      try await app.enterBackground()
      try await app.enterForeground()
    }
  }

  /// A Boolean value that indicates whether the action is a cancelled gesture, which changes
  /// nothing.
  var isCancelled: Bool {
    self == .swipeBack(isCancelled: true) || self == .pullDownSheet(isCancelled: true)
  }
}

extension MonkeyAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let target): "try await app.button\(target).tap()"
    case .doubleTap(let target): "try await app.button\(target).doubleTap()"
    case .selectTab(let target): "try await app.tab\(target).tap()"
    case .toggle(let target): "try await app.switch\(target).tap()"
    case .slide(let target, let part): "try await app.slider\(target).slide(to: \(part))"
    case .type(let text, let target):
      "try await app.textField\(target).type(\(text.debugDescription))"
    case .enter(let text, let target):
      "try await app.textField\(target).clear(); "
        + "try await app.textField\(target).type(\(text.debugDescription))"
    case .search(let text, let target):
      "try await app.searchField\(target).type(\(text.debugDescription))"
    case .tapRow(let target): "try await app.row\(target).tap()"
    case .tapItem(let target): "try await app.item\(target).tap()"
    case .swipe, .openMenu, .write, .turnWheel, .turnPage, .scroll, .pressReturn, .answerQuestion,
      .open:
      gestureDescription
    case .goBack: "try await app.goBack()"
    case .goBackTo(let title): "try await app.goBack(to: \(title.debugDescription))"
    case .swipeBack(let isCancelled):
      isCancelled ? "try await app.swipeBack(cancel: true)" : "try await app.swipeBack()"
    case .pullDownSheet(let isCancelled):
      isCancelled ? "try await app.pullDownSheet(cancel: true)" : "try await app.pullDownSheet()"
    case .rotate(let orientation): "try await app.rotate(to: .\(orientation.name))"
    case .leaveAndReturn: "try await app.enterBackground(); try await app.enterForeground()"
    }
  }
}

extension MonkeyAction.Target: CustomStringConvertible {
  /// The text after `app.button` in a test: `("Next")`, `("Delete")[1]`.
  public var description: String {
    "(\(name.debugDescription))" + (index.map { "[\($0)]" } ?? "")
  }
}

extension UIDeviceOrientation {
  fileprivate var name: String {
    switch self {
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .portraitUpsideDown: "portraitUpsideDown"
    default: "portrait"
    }
  }
}

extension AppDriver {
  func button(_ target: MonkeyAction.Target) -> Element { find(target, button) }

  fileprivate func tab(_ target: MonkeyAction.Target) -> Element { find(target, tab) }

  fileprivate func `switch`(_ target: MonkeyAction.Target) -> Element { find(target, `switch`) }

  fileprivate func slider(_ target: MonkeyAction.Target) -> Element { find(target, slider) }

  fileprivate func textField(_ target: MonkeyAction.Target) -> Element { find(target, textField) }

  fileprivate func searchField(_ target: MonkeyAction.Target) -> Element {
    find(target, searchField)
  }

  func row(_ target: MonkeyAction.Target) -> Element { find(target, row) }

  func item(_ target: MonkeyAction.Target) -> Element { find(target, item) }

  func find(
    _ target: MonkeyAction.Target, _ element: (String) -> Element
  ) -> Element {
    let element = element(target.name)
    return target.index.map { element[$0] } ?? element
  }
}
