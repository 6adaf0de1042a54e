import UIKit

/// Keeps its children until the screens that they are bound to have left memory.
class Coordinator {
  private(set) var children: [Coordinator] = []
  private(set) weak var parent: Coordinator?

  init() {}

  func start() {}

  func addChild(_ child: Coordinator) {
    children.append(child)
    child.parent = self
  }

  func removeChild(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }

  /// Leaves the parent as soon as `screen` is released.
  func bindToLifecycle(of screen: UIViewController) {
    let observer = ReleaseObserver { [weak self] in
      guard let self else { return }
      parent?.removeChild(self)
    }
    objc_setAssociatedObject(
      screen, Unmanaged.passUnretained(self).toOpaque(), observer, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// Goes when the object goes that it was attached to, and says so.
private nonisolated final class ReleaseObserver: Sendable {
  private let onRelease: @MainActor @Sendable () -> Void

  init(_ onRelease: @escaping @MainActor @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { Task { @MainActor [onRelease] in onRelease() } }
}
