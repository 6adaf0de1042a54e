import ObjectiveC.runtime
import UIKit
import UIKit.UIGestureRecognizerSubclass

class Target: NSObject {
  @objc func tapped(_ sender: UIButton) { hear("button") }
  @objc(tappedNumber:) func tapped(_ number: NSNumber) { hear("number \(number)") }
  @objc func several(_ a: UIButton!, b: Int, c: [String: Any], d: @escaping () -> Void) {
    hear("several \(a == nil) \(b) \(c.count)")
  }
  @objc
  @discardableResult
  func chain() -> Target { self }
  @available(iOS 15, *) @objc func available() {}
  @MainActor @objc lazy var lazyView: UIView = UIView(frame: .zero)
  @objc class func onType() {}
  @objc subscript(i: Int) -> Int { i }
  @objc enum Kind: Int { case a }
  @objc func `default`(_ `in`: Int) { hear("default \(`in`)") }
}

class OtherTarget: NSObject {
  @objc(otherTapped:) func tapped(_ sender: UIButton) { hear("other") }
}

@MainActor func checkNames() {
  let target = Target()
  let button = UIButton(type: .system)
  target.perform(#selector(Target.tapped(_:) as (Target) -> (UIButton) -> Void), with: button)
  target.perform(Selector(("tappedNumber:")), with: NSNumber(value: 1))
  target.perform(#selector(Target.default(_:)), with: 3)
  OtherTarget().perform(#selector(OtherTarget.tapped(_:)), with: button)
  check(
    "overloads and names of others are told apart", ["button", "number 1", "default 3", "other"])
  let view = UIView()
  let inner = UIView()
  view.addSubview(inner)
  inner.perform(#selector(UIView.removeFromSuperview))
  hear("\(inner.superview == nil)")
  hear("\(view.responds(to: #selector(UIView.endEditing(_:))))")
  check("UIKit's own methods have their names", ["true", "true"])
}

class Outlets: UIViewController {
  @IBOutlet private(set) weak var label: UILabel!
  @IBOutlet var labels: [UILabel]!
  @IBOutlet
  private var several: UIView?
  @IBInspectable var radius: CGFloat = 0
  @objc var count = 3, other = 4
  var hasSeveral: Bool { several != nil }
}

@MainActor func checkOutlets() {
  let outlets = Outlets()
  let label = UILabel()
  outlets.setValue(label, forKey: "label")
  outlets.setValue([label], forKey: "labels")
  outlets.setValue(label, forKey: "several")
  outlets.setValue(NSNumber(value: 2.5), forKey: "radius")
  hear("\(outlets.label === label) \(outlets.labels.count) \(outlets.hasSeveral) \(outlets.radius)")
  check("outlets are set by their names", ["true 1 true 2.5"])
  outlets.perform(#selector(setter: Outlets.count), with: 8)
  hear("\(outlets.value(forKey: #keyPath(Outlets.count)) ?? "nil")")
  let other = outlets.perform(#selector(getter: Outlets.other))?.takeUnretainedValue()
  hear("\(other as? Int ?? 0)")
  check("properties are methods too", ["8", "4"])
}

@objcMembers class Members: NSObject {
  var title = "t"
  let fixed = 1
  private(set) var half = 2
  func doIt(with x: Int) { hear("do \(x)") }
  func moveTo(x: Int, y: Int) { hear("move \(x) \(y)") }
  func handle(url: String, completion: () -> Void) {}
  static func onType() {}
  func generic<T>(_ value: T) {}
  func variadic(_ values: Int...) {}
}

@MainActor func checkMembers() {
  let members = Members()
  members.perform(NSSelectorFromString("doItWith:"), with: 1)
  members.perform(#selector(Members.moveTo(x:y:)), with: 1, with: 2)
  members.setValue("new", forKey: "title")
  hear(members.value(forKey: #keyPath(Members.title)) as? String ?? "nothing")
  hear("\(members.value(forKey: "half") ?? 0)")
  check("@objcMembers means all of them", ["do 1", "move 1 2", "new", "2"])
}
