import Foundation

/// Expects an object of one's own, such as a view model, to be gone when ``settle()`` is called after
/// this.
///
/// Call it before the object's screen leaves, and hold it nowhere:
///
/// ```swift
/// expectReleased(try XCTUnwrap(navigation.topViewController as? SearchViewController).viewModel)
/// navigation.popViewController(animated: false)
/// try await settle()
/// ```
///
/// On Apple's systems the failure names the object. The same test on Linux also names the property
/// that holds it.
@MainActor
public func expectReleased(
  _ object: AnyObject, file: StaticString = #filePath, line: UInt = #line
) {
  ReleaseWatch.awaited.append((ReleaseWatch(object), TestLocation(file, line)))
}

/// Remembers an object without keeping it, to see later that it is gone.
///
/// ```swift
/// let friend = ReleaseWatch(navigation.topViewController)
/// navigation.popViewController(animated: false)
/// try await friend.expectReleased()
/// ```
@MainActor
public struct ReleaseWatch {
  static var awaited: [(watch: ReleaseWatch, location: TestLocation)] = []

  private weak var object: AnyObject?
  private let name: String?

  /// Remembers `object`. With `nil`, ``expectReleased(file:line:)`` fails: there was nothing to be
  /// released.
  public init(_ object: AnyObject?) {
    self.object = object
    name = object.map { "\(type(of: $0))" }
  }

  /// A Boolean value that indicates whether the object has been released.
  public var isReleased: Bool { object == nil }

  /// Gives the main queue time, five seconds at most, and expects the object to be gone.
  ///
  /// - Throws: `CancellationError` when the test is cancelled.
  @discardableResult
  public func expectReleased(file: StaticString = #filePath, line: UInt = #line) async throws
    -> Bool
  {
    try await waitForRelease(until: Date(timeIntervalSinceNow: 5))
    return report(at: TestLocation(file, line))
  }

  /// Waits for every object that ``expectReleased(_:file:line:)`` named, and fails the test for each that
  /// stays.
  static func waitForNamed(until end: Date) async throws {
    let awaited = Self.awaited
    Self.awaited = []
    for (watch, location) in awaited {
      try await watch.waitForRelease(until: end)
      watch.report(at: location)
    }
  }

  private func waitForRelease(until end: Date) async throws {
    while object != nil, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
  }

  @discardableResult
  private func report(at location: TestLocation) -> Bool {
    guard let name else {
      return fail("There was nothing that could be released.", at: location)
    }
    guard object != nil else { return true }
    return fail("\(name) is still there: somebody keeps it.", at: location)
  }

  private func fail(_ message: String, at location: TestLocation) -> Bool {
    Failure(message: message, location: location).report()
    return false
  }
}

/// Expects the object that `body` returns to be gone once everything has settled.
///
/// ```swift
/// try await expectReleased {
///   let screen = navigation.topViewController
///   navigation.popViewController(animated: false)
///   return screen
/// }
/// ```
///
/// - Throws: The errors of `body`, and `CancellationError` when the test is cancelled.
@MainActor
@discardableResult
public func expectReleased(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor () async throws -> AnyObject?
) async throws -> Bool {
  let watch = ReleaseWatch(try await body())
  return try await watch.expectReleased(file: file, line: line)
}
