import ConstraintSolver
import Foundation

extension LayoutEngine {
  func isRegistered(_ item: any LayoutItem) -> Bool {
    items[key(of: item)] != nil
  }

  /// The alignment rectangle of the root when it is to be as near a size as the priorities say.
  ///
  /// 12.2.4 – only what is inside of the root counts.
  func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGRect {
    guard let root else { return .zero }
    let wishes = [
      (Quantity.width, target.width, horizontal), (Quantity.height, target.height, vertical),
    ]
    for (quantity, length, priority) in wishes where priority.rawValue > 0 {
      let wish = Constraint(
        LinearExpression(variable(quantity, of: root)), .equal,
        LinearExpression(constant: max(0, length)), priority: Priority(priority.rawValue))
      do {
        try solver.add(wish)
      } catch {
        assertionFailure("Nothing else is in the solver that could contradict a size")
      }
    }
    flush()
    // Broken text is as high as it is at the width that it gets.
    for item in items.values.sorted(by: { $0.order < $1.order }) {
      guard let view = item.object as? UIView, isPlaced(view),
        let height = view.contentHeight(forWidth: rect(of: view).width)
      else { continue }
      measuredHeights[key(of: view)] = height
      setNeedsUpdateOfSize(view)
    }
    return rect(of: root)
  }
}
