import Foundation

/// A change of a navigation stack, before it is carried out.
enum StackOperation {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The stack after the change; the same when there is nothing to do.
  @MainActor
  func apply(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller): stack + [controller]
    case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
    case .popTo(let controller):
      stack.position(of: controller).map { Array(stack[...$0]) } ?? stack
    case .popToRoot: Array(stack.prefix(1))
    case .set(let controllers): controllers
    }
  }

  /// Ends the process with UIKit's own words when the change is a programmer error.
  @MainActor
  func validate(stack: [UIViewController], in navigation: UINavigationController) {
    switch self {
    case .push(let controller):
      // 4.1.4
      if controller is UINavigationController {
        UIKitException.raise(
          .invalidArgument, "Pushing a navigation controller is not supported")
      }
      // 4.1.3
      if stack.holds(controller) {
        let bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        UIKitException.raise(
          .invalidArgument,
          "\(navigation.reference) is pushing the same view controller instance "
            + "(\(controller.reference)) more than once which is not supported and is most likely "
            + "an error in the application : \(bundle)")
      }
    case .popTo(let controller):
      // 4.1.10
      if !stack.holds(controller) {
        UIKitException.raise(
          .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      }
    case .set(let controllers):
      // 4.1.12
      if Set(controllers).count != controllers.count {
        UIKitException.raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct (\(controllers))")
      }
    case .pop, .popToRoot:
      break
    }
  }
}
