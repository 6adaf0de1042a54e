import ObjectiveC
import UIKit

/// Calls `body` whenever the gesture was recognized, went on, or ended.
@MainActor
func listen(to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void) {
  let listener = GestureListener(body)
  recognizer.addTarget(listener, action: #selector(GestureListener.hear))
  // Its own address is a key that no other listener of the recognizer has.
  let key = UnsafeRawPointer(Unmanaged.passUnretained(listener).toOpaque())
  objc_setAssociatedObject(recognizer, key, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// A target of Objective-C's that calls a closure.
@MainActor
private final class GestureListener: NSObject {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
    super.init()
  }

  @objc func hear() { body() }
}
