import UIKit

extension LayoutConstraint {
  /// The description with the place in the source: `<SnapKit.LayoutConstraint@Card.swift#12
  /// title.top == UIView:0x7f….bottom + 8.0>`.
  var summary: String {
    var text = "<SnapKit.LayoutConstraint"
    if let location { text += "@\(location)" }
    text += " \(Self.name(firstItem, firstAttribute)) \(relation.sign)"
    if let secondItem {
      text += " \(Self.name(secondItem, secondAttribute))"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " ^\(priority.rawValue)" }
    if let label { text += " “\(label)”" }
    return text + ">"
  }

  private static func name(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    guard let item else { return "nil" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item).hashValue), radix: 16)
    let name = ItemRecord.existing(of: item)?.label ?? "\(type(of: item)):0x\(address)"
    return "\(name).\(attribute)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
