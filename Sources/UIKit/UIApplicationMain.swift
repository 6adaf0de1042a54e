public import UIKitCore
import Foundation

/// Creates the application and its delegate, launches, and serves events until the process ends.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  runApplication(
    principal: principalClassName.flatMap(NSClassFromString) as? NSObject.Type,
    delegate: delegateClassName.flatMap(NSClassFromString) as? NSObject.Type)
}

extension UIApplicationDelegate {
  /// What `@main` on an application delegate runs.
  public static func main() {
    runApplication(principal: nil, delegate: self as? NSObject.Type)
  }
}

@MainActor
private func runApplication(principal: NSObject.Type?, delegate: NSObject.Type?) -> Never {
  let launch = Launch(application: principal, delegate: delegate)
  Stage.shared.clock.mode = .real
  launch.run()
  RunLoop.main.run()
  exit(0)
}
