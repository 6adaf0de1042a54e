import ConstraintSolver
import Foundation

// Conflicting constraints are reported, and one of them is broken.

extension LayoutEngine {
  /// Makes room for a refused constraint, or gives it up. Returns whether it was given up.
  func recover(from conflict: Conflict, refusing source: Source) -> Bool {
    let others = conflict.constraints.compactMap { sources[$0] }
    let constraints = (others + [source]).compactMap { source -> NSLayoutConstraint? in
      guard case .constraint(let constraint) = source else { return nil }
      return constraint
    }
    // The one that came last is broken; frames and insets are facts.
    guard let victim = constraints.last else { return true }
    report(others + [source], breaking: victim)
    remove(.constraint(victim))
    broken.append(victim)
    return source == .constraint(victim)
  }

  /// Lets constraints that were broken back in, now that others may have gone.
  func retryBroken() {
    for constraint in broken {
      let source = Source.constraint(constraint)
      guard let wanted = self.constraint(for: source) else { continue }
      do {
        adopt(source, as: try solver.add(wanted))
        broken.removeAll { $0 === constraint }
      } catch {
        continue
      }
    }
  }

  private func report(_ sources: [Source], breaking victim: NSLayoutConstraint) {
    guard !isMeasuring else { return }
    let list = sources.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
    Console.log(
      """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(text(of: .constraint(victim)))
      """)
  }

  private func text(of source: Source) -> String {
    switch source {
    case .constraint(let constraint), .limit(let constraint): constraint.text
    case .frame(let key, let quantity):
      "<NSAutoresizingMaskLayoutConstraint \(name(of: key)).\(quantity)\(value(of: source))>"
    case .hugging(let key, let axis), .resistance(let key, let axis):
      "<NSContentSizeLayoutConstraint \(name(of: key)) \(axis)\(value(of: source))>"
    case .inset(let key, let edge):
      "<NSLayoutConstraint '\(name(of: key))-\(edge)'\(value(of: source))>"
    case .scroll(let key, let quantity):
      "<NSLayoutConstraint '\(name(of: key)).\(quantity)'\(value(of: source))>"
    }
  }

  private func name(of key: ObjectIdentifier) -> String {
    guard let object = items[key]?.object else { return "nil" }
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty { return guide.identifier }
    return "\(type(of: object)):0x\(String(UInt(bitPattern: key.hashValue), radix: 16))"
  }

  private func value(of source: Source) -> String {
    constraint(for: source).map { " == \($0.constant)" } ?? ""
  }
}

extension NSLayoutConstraint {
  /// The constraint as the console prints it.
  var text: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    let name = identifier.map { " '\($0)'" } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = "\(constant)"
    if let second {
      right = multiplier == 1 ? second.text : "\(multiplier)*\(second.text)"
      if constant != 0 { right += " \(constant < 0 ? "-" : "+") \(abs(constant))" }
    }
    let weight = priority == .required ? "" : " @\(priority.rawValue)"
    return "<NSLayoutConstraint:0x\(address)\(name) \(first.text) \(sign) \(right)\(weight)"
      + "   (\(isActive ? "active" : "inactive"))>"
  }
}
