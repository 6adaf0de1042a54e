public import UIKit

extension UIWindow {
  /// Runs code that takes screens away, and asks no ``LeaveGuard`` because of it.
  ///
  /// Use it where a draft is to be discarded, for example after the person has signed out.
  ///
  /// ```swift
  /// window.leaveWithoutAsking {
  ///   window.show(SignInFlow(), as: .root)
  /// }
  /// ```
  ///
  /// It covers what the code asks of UIKit and of flows, including animations that begin in it. What the
  /// code schedules for later asks again.
  ///
  /// - Parameter body: The code.
  /// - Returns: The result of `body`.
  @discardableResult
  public func leaveWithoutAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let director = Director.existing(for: self) else { return try body() }
    return try director.leaveGuards.withoutAsking(body)
  }
}
