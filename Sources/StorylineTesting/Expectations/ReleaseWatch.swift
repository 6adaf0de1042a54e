import UIKit

/// Remembers an object without keeping it, to see later that it is gone.
///
/// ```swift
/// let friend = ReleaseWatch(app.screen)
/// try await app.goBack()
/// try await friend.expectReleased()
/// ```
@MainActor
public struct ReleaseWatch {
  private weak var object: AnyObject?
  private let name: String?

  /// Remembers `object`. With `nil`, ``expectReleased(file:line:)`` fails: there was nothing to be released.
  public init(_ object: AnyObject?) {
    self.object = object
    name = object.map { "\(type(of: $0))" }
  }

  /// A Boolean value that indicates whether the object has been released.
  public var isReleased: Bool { object == nil }

  /// Lets everything settle, and expects the object to be gone.
  @discardableResult
  public func expectReleased(file: StaticString = #filePath, line: UInt = #line) async throws
    -> Bool
  {
    guard let name else {
      return AppDriver().fail(
        "There was nothing that could be released.", at: TestLocation(file, line))
    }
    try await settle()
    guard object != nil else { return true }
    return AppDriver().fail("\(name) is still there. \(reasons)", at: TestLocation(file, line))
  }

  /// The position of the object, and the references that retain it.
  private var reasons: String {
    guard let object, let holders = RetentionReport.text(on: object) else { return whereabouts }
    return "\(whereabouts)\n\(holders)"
  }

  private var whereabouts: String {
    switch object {
    case let controller as UIViewController:
      if controller.presentingViewController != nil { return "It is presented." }
      if let parent = controller.parent { return "It is a child of \(type(of: parent))." }
      return controller.viewIfLoaded?.window == nil
        ? "It is not on the screen: somebody keeps it." : "It is on the screen."
    case let view as UIView:
      return view.window == nil
        ? "It is in no window: somebody keeps it." : "It is in a window."
    default:
      return "Somebody keeps it."
    }
  }
}

/// Expects the object that `body` returns to be gone once everything has settled.
///
/// ```swift
/// try await expectReleased {
///   try await app.button("Ada").tap()
///   let screen = app.screen
///   try await app.goBack()
///   return screen
/// }
/// ```
@MainActor
@discardableResult
public func expectReleased(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor () async throws -> AnyObject?
) async throws -> Bool {
  let watch = ReleaseWatch(try await body())
  return try await watch.expectReleased(file: file, line: line)
}
