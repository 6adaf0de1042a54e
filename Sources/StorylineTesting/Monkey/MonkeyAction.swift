public import UIKit

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
  case goBack
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
    case .goBack: try await app.goBack()
    case .swipeBack(let isCancelled): try await app.swipeBack(cancel: isCancelled)
    case .pullDownSheet(let isCancelled): try await app.pullDownSheet(cancel: isCancelled)
    case .rotate(let orientation): try await app.rotate(to: orientation)
    case .leaveAndReturn:
      try await app.enterBackground()
      try await app.enterForeground()
    }
  }

  /// Whether it is a gesture that was taken back, which changes nothing.
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
    case .goBack: "try await app.goBack()"
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
  /// As it stands behind `app.button`: `("Next")`, `("Delete")[1]`.
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
  fileprivate func button(_ target: MonkeyAction.Target) -> Element {
    target.index.map { button(target.name)[$0] } ?? button(target.name)
  }

  fileprivate func tab(_ target: MonkeyAction.Target) -> Element {
    target.index.map { tab(target.name)[$0] } ?? tab(target.name)
  }

  fileprivate func `switch`(_ target: MonkeyAction.Target) -> Element {
    target.index.map { `switch`(target.name)[$0] } ?? `switch`(target.name)
  }

  fileprivate func slider(_ target: MonkeyAction.Target) -> Element {
    target.index.map { slider(target.name)[$0] } ?? slider(target.name)
  }

  fileprivate func textField(_ target: MonkeyAction.Target) -> Element {
    target.index.map { textField(target.name)[$0] } ?? textField(target.name)
  }
}
