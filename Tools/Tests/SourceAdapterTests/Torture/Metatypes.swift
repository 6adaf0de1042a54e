import CoreGraphics
import Foundation
import UIKit

private final class OwnCell: UITableViewCell {}
private final class OwnStack: UINavigationController {}
private final class OwnSegue: UIStoryboardSegue {}
private final class OwnView: UIView {}

@MainActor private func makeCell<Cell: UITableViewCell>(_ kind: Cell.Type) -> Cell {
  Cell(style: .value1, reuseIdentifier: "own")
}

@MainActor func checkMetatypes() {
  hear("\(makeCell(OwnCell.self).reuseIdentifier ?? "none")")
  check("a generic function makes a cell", ["own"])

  let stacks: [UINavigationController.Type] = [OwnStack.self]
  let stackClass = stacks[0]
  let stack = stackClass.init(rootViewController: UIViewController())
  let segueClass: UIStoryboardSegue.Type = OwnSegue.self
  let segue = segueClass.init(identifier: "s", source: stack, destination: UIViewController())
  hear("\(stack is OwnStack) \(stack.viewControllers.count) \(segue is OwnSegue)")
  check("classes that are values make stacks and segues", ["true 1 true"])

  let kinds: [UIView.Type] = [UIView.self, OwnView.self]
  let frames = [CGRect.zero, CGRect(x: 0, y: 0, width: 4, height: 4)]
  let views = zip(kinds, frames).map { $0.init(frame: $1) }
  hear("\(views[1] is OwnView) \(views[1].frame == frames[1])")
  check("the parameters of a closure are classes and arguments", ["true true"])

  let half = CoreGraphics.floor(CoreGraphics.CGFloat(1.5))
  let request: Foundation.URLRequest? = nil
  let session: Foundation.URLSession.Type = Foundation.URLSession.self
  hear("\(half == CGFloat(1)) \(request == nil) \(session == URLSession.self)")
  check("names stand behind those of modules", ["true true true"])
}

private class TorturedScene: UIWindowScene { var words = ["own"] }

private class Shimmer: CAGradientLayer {
  var steps = 1

  nonisolated override init() { super.init() }
  nonisolated override init(layer: Any) { super.init(layer: layer) }
  nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(steps: Int) {
    self.init()
    self.steps = steps
    let animation = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
    hear(animation.keyPath ?? "none")
  }
}

@MainActor func checkMetatypesOfObjects() {
  let scene = (UIWindowScene.self as NSObject.Type).init() as? UIWindowScene
  hear("\(scene.map { UIWindow(windowScene: $0).windowScene === $0 } ?? false)")
  let own = (TorturedScene.self as NSObject.Type).init() as? TorturedScene
  hear("\(own?.words ?? [])")
  let kind = UILabel.self as NSObject.Type?
  let label = kind?.init() as? UILabel
  hear("\(label != nil)")
  let object = NSObject.self
  hear("\(object.init() is UIView)")
  check(
    "classes that are values of NSObject's make objects", ["true", "[\"own\"]", "true", "false"])

  hear("\(Shimmer(steps: 3).steps)")
  check("layers are subclassed for any thread", ["locations", "3"])
}

@objc protocol ListPicking { @objc optional func didPick(_ row: Int) }
@objc protocol NamePicking { @objc optional func didPick(_ name: String) }

private final class DoublePicker: NSObject, ListPicking, NamePicking {
  func didPick(_ row: Int) { hear("row \(row)") }
}

private final class Stiff: UILabel {
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hear("hugging \(priority.rawValue)")
    super.setContentHuggingPriority(priority, for: axis)
  }
}

extension UIAlertController {
  fileprivate typealias Handler = @convention(block) (UIAlertAction) -> Void

  fileprivate func tap(_ index: Int) {
    guard let block = actions[index].value(forKey: "handler") else { return hear("none") }
    unsafeBitCast(block as AnyObject, to: Handler.self)(actions[index])
    let pointer = UnsafeRawPointer(
      Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())
    let handler = unsafeBitCast(pointer, to: Handler.self)
    handler(actions[index])
  }
}

@MainActor func checkBlocks() {
  let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .default) { hear($0.title ?? "") })
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.tap(0)
  alert.tap(1)
  check("tests take the handler of an action by its key", ["OK", "OK", "none"])

  (DoublePicker() as ListPicking).didPick?(3)
  hear("\((DoublePicker() as NamePicking).didPick?("x") == nil)")
  check("optional methods that differ in their types are told apart", ["row 3", "true"])

  let view: UIView = Stiff()
  view.setContentHuggingPriority(.required, for: .vertical)
  check("priorities are set by a method that can be overridden", ["hugging 1000.0"])

  let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 0, curve: .linear)
  animator.addCompletion? { _ in }
  animator.addAnimations? {}
  check("optional methods take closures behind them", [])
}

// Literals of Xcode's, classes compared as objects, and updates that do not escape.

@MainActor private func batch(_ table: UITableView, _ updates: () -> Void) {
  table.performBatchUpdates(updates)
}

@MainActor func checkLiteralsAndClasses() {
  let red: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  hear("\(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))")
  let kind: AnyClass? = UILabel.self
  hear("\(kind === UILabel.self) \(kind !== UIView.self)")
  let application = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))
  hear("\(application as? UIApplication === UIApplication.shared)")
  batch(UITableView()) { hear("updates") }
  check("literals and classes", ["true", "true true", "true", "updates"])
}
