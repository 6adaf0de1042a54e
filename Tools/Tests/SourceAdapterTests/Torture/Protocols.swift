import UIKit

@MainActor @objc protocol PickerDelegate: NSObjectProtocol {
  func pickerDone(_ picker: Picker)
  @objc optional func pickerCancelled(_ picker: Picker)
  @objc optional func picker(_ picker: Picker, titleFor index: Int) -> String
  @objc optional func pickerPrompt() -> String?
  @objc optional var pickerName: String { get }
}

@MainActor @objc protocol Bare {
  @objc optional func spread(over lines: Int)
}

class Picker: UIViewController {
  weak var delegate: PickerDelegate?

  func work() {
    delegate?.pickerDone(self)
    delegate?.pickerCancelled?(self)
    hear(delegate?.picker?(self, titleFor: 3) ?? "no title")
    hear(delegate?.pickerPrompt?() ?? "no prompt")
    hear(delegate?.pickerName ?? "no name")
    if let title = delegate?.picker?(self, titleFor: 4) { hear(title) }
  }
}

class Required: NSObject, PickerDelegate {
  func pickerDone(_ picker: Picker) { hear("done") }
}

/// The superclass has promised to conform, and does not have the method.
final class Inheriting: Required {
  func picker(_ picker: Picker, titleFor index: Int) -> String { "title \(index)" }
  func pickerPrompt() -> String? { "prompt" }
  var pickerName: String { "name" }
}

class Elsewhere: NSObject {
  func pickerCancelled(_ picker: Picker) { hear("cancelled") }
}

final class Promising: Elsewhere, PickerDelegate, Bare {
  func pickerDone(_ picker: Picker) { hear("promised") }
  func spread(over lines: Int) { hear("spread \(lines)") }
}

@MainActor func checkProtocols() {
  let picker = Picker()
  let required = Required()
  picker.delegate = required
  picker.work()
  check("optional methods may be missing", ["done", "no title", "no prompt", "no name"])
  let inheriting = Inheriting()
  picker.delegate = inheriting
  picker.work()
  check(
    "subclasses may have optional methods", ["done", "title 3", "prompt", "name", "title 4"])
  let promising = Promising()
  picker.delegate = promising
  picker.work()
  let bare: Bare = promising
  // swift-format-ignore: NeverForceUnwrap
  bare.spread!(over: 2)
  check(
    "superclasses may have optional methods",
    ["promised", "cancelled", "no title", "no prompt", "no name", "spread 2"])
  promising.perform(NSSelectorFromString("pickerDone:"), with: picker)
  hear("\(promising.responds(to: NSSelectorFromString("spreadWithOver:")))")
  hear("\(required.responds(to: #selector(PickerDelegate.pickerPrompt)))")
  hear("\(inheriting.responds(to: #selector(PickerDelegate.pickerPrompt)))")
  check(
    "what a protocol asks for is found by name", ["promised", "true", "false", "true"])
}

@MainActor @objc protocol SheetDelegate: NSObjectProtocol {
  @objc optional func sheet(_ name: String, layoutFor width: Int) -> String
  @objc optional func sheet(_ name: String, layoutFor size: CGSize) -> String
}

final class ForSizes: NSObject, SheetDelegate {
  func sheet(_ name: String, layoutFor size: CGSize) -> String { "\(name) \(size.width)" }
}

final class ForBoth: NSObject, SheetDelegate {
  func sheet(_ name: String, layoutFor width: Int) -> String { "\(name) \(width)" }
  func sheet(_ name: String, layoutFor size: CGSize) -> String { "\(name) \(size.width)" }
}

@MainActor func checkSameLabels() {
  let size = CGSize(width: 2, height: 2)
  for delegate in [ForSizes(), ForBoth()] as [SheetDelegate] {
    hear(delegate.sheet?("a", layoutFor: 1) ?? "none")
    hear(delegate.sheet?("b", layoutFor: size) ?? "none")
  }
  check(
    "optional methods may differ only in their types", ["none", "b 2.0", "a 1", "b 2.0"])
}

class TableBase: NSObject, UITableViewDelegate {}

class TableSub: TableBase {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear("select \(indexPath.row)")
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 77 }
}

class TableOther: TableBase {}

extension TableOther {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear("other \(indexPath.row)")
  }
}

@MainActor func checkDelegates() {
  let table = UITableView(frame: .zero)
  table.rowHeight = 33
  let path = IndexPath(row: 3, section: 0)
  let delegates = [TableSub(), TableOther(), TableBase()]
  for delegate in delegates {
    table.delegate = delegate
    table.delegate?.tableView?(table, didSelectRowAt: path)
    let own: UITableViewDelegate = delegate
    if let height = own.tableView?(table, heightForRowAt: path) { hear("\(height)") }
  }
  check("UIKit calls subclasses", ["select 3", "77.0", "other 3", "33.0", "33.0"])
}
