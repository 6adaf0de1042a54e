public import Foundation

/// A way from one scene to another, while it is gone.
///
/// A subclass shows the destination in ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  // MARK: Making a segue

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does what `performHandler` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = { _ in performHandler() }
  }

  // MARK: What it leads from and to

  // 9.2.8 – kept as long as the segue is.

  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  /// Brings the destination on the screen.
  open func perform() {
    guard let handler else {
      UIKitException.raise(
        .internalInconsistency,
        "Segue \(reference) must either have a perform handler or it must override -perform")
    }
    handler(self)
  }

  // MARK: - Inside the stage

  var handler: ((UIStoryboardSegue) -> Void)?
}

/// The source of an unwind segue, and the method that identifies its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller at which the segue begins.
  open private(set) var source: UIViewController
  open private(set) var unwindAction: Selector
  open private(set) var sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
