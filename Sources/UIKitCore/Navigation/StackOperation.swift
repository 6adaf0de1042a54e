import Foundation

/// A change of a navigation stack, before it is carried out.
enum StackOperation {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])
  /// Of what is on the stack when the change is carried out.
  case edit(([UIViewController]) -> [UIViewController])

  /// Returns the effect of the operation on a stack; `nil` if it changes nothing.
  ///
  /// Only a new stack is compared with the old one: the other changes know what comes and goes.
  @MainActor
  func change(of stack: [UIViewController]) -> StackChange? {
    switch self {
    case .push(let controller): StackChange(pushing: controller, on: stack)
    case .pop: stack.count > 1 ? StackChange(keeping: stack.count - 1, of: stack) : nil
    case .popTo(let controller):
      stack.position(of: controller).flatMap { StackChange(keeping: $0 + 1, of: stack) }
    case .popToRoot: StackChange(keeping: 1, of: stack)
    case .set(let controllers): StackChange(from: stack, to: controllers)
    case .edit(let edit): StackChange(from: stack, to: edit(stack))
    }
  }

  /// Ends the process with UIKit's own words when the change is a programmer error.
  @MainActor
  func validate(stack: [UIViewController], in navigation: UINavigationController) {
    switch self {
    case .push(let controller):
      // 4.1.5: pushing a split view controller raises.
      if controller is UISplitViewController {
        UIKitException.raise(
          .invalidArgument,
          "Split View Controllers cannot be pushed to a Navigation Controller "
            + navigation.reference)
      }
      // 4.1.4: pushing a navigation controller raises.
      if controller is UINavigationController {
        UIKitException.raise(
          .invalidArgument, "Pushing a navigation controller is not supported")
      }
      // 4.1.3: pushing a controller that is in the stack already raises.
      if stack.holds(controller) {
        let bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        UIKitException.raise(
          .invalidArgument,
          "\(navigation.reference) is pushing the same view controller instance "
            + "(\(controller.reference)) more than once which is not supported and is most likely "
            + "an error in the application : \(bundle)")
      }
    case .popTo(let controller):
      // 4.1.10: popping to a controller that is not in the stack raises.
      if !stack.holds(controller) {
        UIKitException.raise(
          .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      }
    case .set(let controllers):
      // 4.1.12: a stack with the same controller twice raises.
      if Set(controllers).count != controllers.count {
        UIKitException.raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct (\(controllers))")
      }
    case .pop, .popToRoot, .edit:
      break
    }
  }
}

/// The effect of an operation on a stack.
@MainActor
struct StackChange {
  /// The number of controllers, from the root, that stay.
  let kept: Int
  /// The controllers above those afterwards, the lowest first.
  let above: [UIViewController]
  /// Which come and which go, lowest first; one that only moves is neither.
  let added: [UIViewController]
  let removed: [UIViewController]

  init(pushing controller: UIViewController, on old: [UIViewController]) {
    kept = old.count
    above = [controller]
    added = [controller]
    removed = []
  }

  init?(keeping count: Int, of old: [UIViewController]) {
    guard count < old.count else { return nil }
    kept = count
    above = []
    added = []
    removed = Array(old[count...])
  }

  init?(from old: [UIViewController], to new: [UIViewController]) {
    kept = old.countInCommon(with: new)
    guard kept < max(old.count, new.count) else { return nil }
    above = Array(new[kept...])
    let difference = StackDifference(from: old[kept...], to: new[kept...])
    added = difference.added
    removed = difference.removed
  }

  func apply(to stack: [UIViewController]) -> [UIViewController] { stack[..<kept] + above }
}
