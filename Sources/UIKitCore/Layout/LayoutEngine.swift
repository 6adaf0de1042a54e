import ConstraintSolver
import Foundation

/// Solves the constraints of one tree of views.
///
/// Every item has its place in the coordinates of the view around it, so that moving a view does
/// not affect its contents. A change of a constraint or a frame is not solved at once: changes are
/// recorded, and all of them go to the solver before the next layout.
@MainActor
final class LayoutEngine {
  /// The engine's state of a view or a guide.
  struct Item {
    weak var object: (any LayoutItem)?
    /// Counts the items as they are added.
    let order: Int
    var variables: [Quantity: Variable] = [:]
    /// The frame of the item when its container last laid out.
    var announced = CGRect.zero
  }

  enum Quantity: Int, CaseIterable {
    case x, y, width, height
  }

  enum Edge: Int, CaseIterable {
    case top, left, bottom, right
  }

  /// The origin of a constraint of the solver.
  enum Source: Hashable {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that constraints do not place.
    case frame(ObjectIdentifier, Quantity)
    /// The intrinsic size.
    case hugging(ObjectIdentifier, NSLayoutConstraint.Axis)
    case resistance(ObjectIdentifier, NSLayoutConstraint.Axis)
    /// The distance of a guide from an edge of its view.
    case inset(ObjectIdentifier, Edge)
    /// The size at the limit of a constraint.
    case limit(NSLayoutConstraint)
    /// The place of a scroll view's guide.
    case scroll(ObjectIdentifier, Quantity)

    var isFrame: Bool {
      if case .frame = self { true } else { false }
    }
  }

  private(set) weak var root: UIView?
  /// A Boolean value that indicates whether only the fitting size of the root is requested: then
  /// its frame does not count.
  let isMeasuring: Bool

  let solver: Solver
  private let journal: Journal?
  var items: [ObjectIdentifier: Item] = [:]
  /// The item whose position or size each variable is.
  private var owners: [Variable: ObjectIdentifier] = [:]
  var sources: [ConstraintID: Source] = [:]
  var identifiers: [Source: ConstraintID] = [:]
  /// The app's constraints of text baselines, by the views in them. They are looked up whenever a
  /// text changes.
  private var baselineConstraints: [ObjectIdentifier: Set<ConstraintID>] = [:]
  /// Constraints that were left out because they contradict others, in that order.
  var broken: [NSLayoutConstraint] = []

  /// While measuring: the height of content at the width that it would get.
  var measuredHeights: [ObjectIdentifier: CGFloat] = [:]

  /// The number of layout requests to containers.
  private(set) var moves = 0

  private var changed: [Source] = []
  private var changedSet: Set<Source> = []
  private var hasLost = false
  private var isFlushing = false
  private var lastOrder = 0

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    journal = LayoutJournals.next()
    solver = Solver(journal: journal)
  }

  // MARK: Changes

  /// Records that a constraint has to be updated.
  func setNeedsUpdate(_ source: Source) {
    if changedSet.insert(source).inserted { changed.append(source) }
    if case .constraint(let constraint) = source, constraint.limitsSize {
      setNeedsUpdate(.limit(constraint))
    }
  }

  /// Updates the solver and requests layout where items moved.
  func flush() {
    guard !changed.isEmpty || hasLost, !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    repeat {
      hasLost = false
      // Two constants may have to change together: a constraint that contradicts the old value of
      // another waits until all others have changed.
      var late: [(source: Source, wanted: Constraint)] = []
      while !changed.isEmpty {
        let new = takeChanges().filter { !update($0) }
        // The equations of a source may add its items, whose sources come in the next round.
        late += new.compactMap { source in constraint(for: source).map { (source, $0) } }
      }
      // Early equations need fewer substitutions later. And required constraints first leave little
      // choice: an optional one that comes while much is free has to be satisfied again and again.
      // The sort keeps the order of equals.
      late.sort {
        $0.source.isFrame == $1.source.isFrame
          ? $0.wanted.priority > $1.wanted.priority : $0.source.isFrame
      }
      for (source, wanted) in late { install(source, as: wanted) }
      if changed.isEmpty { retryBroken() }
    } while !changed.isEmpty
    if !isMeasuring { announceMoves() }
  }

  private func takeChanges() -> [Source] {
    defer {
      changed = []
      changedSet = []
    }
    return changed
  }

  /// Updates a constraint in place, or removes it. Returns whether that was sufficient.
  private func update(_ source: Source) -> Bool {
    guard let id = identifiers[source] else { return false }
    guard let wanted = constraint(for: source) else {
      remove(source)
      return true
    }
    guard let present = solver[id], present.expression == wanted.expression,
      present.relation == wanted.relation
    else {
      remove(source)
      return false
    }
    do {
      try solver.setConstant(wanted.constant, of: id)
      try solver.setPriority(wanted.priority, of: id)
      return true
    } catch {
      remove(source)
      return false
    }
  }

  private func install(_ source: Source, as wanted: Constraint) {
    guard identifiers[source] == nil else { return }
    var isSettled = false
    while !isSettled {
      do {
        adopt(source, as: try solver.add(wanted))
        isSettled = true
      } catch {
        // 12.1.4 – one of them is broken; perhaps this one.
        isSettled = recover(from: error, refusing: source)
      }
    }
  }

  /// A source has a constraint in the solver.
  func adopt(_ source: Source, as id: ConstraintID) {
    sources[id] = source
    identifiers[source] = id
    if case .constraint(let constraint) = source, constraint.isOfBaselines {
      for view in constraint.views { baselineConstraints[key(of: view), default: []].insert(id) }
    }
  }

  /// Returns a Boolean value that indicates whether a constraint takes part in the solution, or was left out
  /// of it because it contradicts others.
  func hasInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    identifiers[.constraint(constraint)] != nil || broken.contains { $0 === constraint }
  }

  /// Removes a constraint from the solver.
  func remove(_ source: Source) {
    if changedSet.remove(source) != nil { changed.removeAll { $0 == source } }
    if case .constraint(let constraint) = source, constraint.limitsSize {
      remove(.limit(constraint))
    }
    if case .constraint(let constraint) = source { broken.removeAll { $0 === constraint } }
    guard let id = identifiers.removeValue(forKey: source) else { return }
    sources[id] = nil
    if case .constraint(let constraint) = source, constraint.isOfBaselines {
      for view in constraint.views { baselineConstraints[key(of: view)]?.remove(id) }
    }
    solver.remove(id)
    hasLost = true
  }

  // MARK: Items

  func key(of item: any LayoutItem) -> ObjectIdentifier {
    ObjectIdentifier(item)
  }

  /// Adds the item, with its sources.
  func register(_ item: any LayoutItem) {
    let key = key(of: item)
    guard items[key] == nil else { return }
    lastOrder += 1
    items[key] = Item(object: item, order: lastOrder)
    if let view = item as? UIView {
      if isPlaced(view) { completeVariables(of: view) }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setNeedsUpdate(.hugging(key, axis))
        setNeedsUpdate(.resistance(key, axis))
      }
    } else if let guide = item as? UILayoutGuide, guide.insets != nil {
      for edge in Edge.allCases { setNeedsUpdate(.inset(key, edge)) }
    } else if let guide = item as? UILayoutGuide, guide.scrollRole != nil {
      for quantity in Quantity.allCases { setNeedsUpdate(.scroll(key, quantity)) }
    }
  }

  /// Sets the frame of a view that constraints place.
  func completeVariables(of view: UIView) {
    for quantity in Quantity.allCases { _ = variable(quantity, of: view) }
  }

  /// Removes an item; no constraint may refer to it any more.
  func unregister(_ item: any LayoutItem) {
    let key = key(of: item)
    guard let known = items[key] else { return }
    for quantity in Quantity.allCases { remove(.frame(key, quantity)) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      remove(.hugging(key, axis))
      remove(.resistance(key, axis))
    }
    for edge in Edge.allCases { remove(.inset(key, edge)) }
    for quantity in Quantity.allCases { remove(.scroll(key, quantity)) }
    items[key] = nil
    baselineConstraints[key] = nil
    for quantity in Quantity.allCases {
      guard let variable = known.variables[quantity] else { continue }
      owners[variable] = nil
      solver.remove(variable)
    }
  }

  /// Returns a Boolean value that indicates whether constraints, not the frame, place the view.
  func isPlaced(_ view: UIView) -> Bool {
    view === root && isMeasuring || !view.translatesAutoresizingMaskIntoConstraints
  }

  func variable(_ quantity: Quantity, of item: any LayoutItem) -> Variable {
    register(item)
    let key = key(of: item)
    if let variable = items[key]?.variables[quantity] { return variable }
    let isSize = quantity == .width || quantity == .height
    let variable = solver.makeVariable(isNonNegative: isSize)
    items[key]?.variables[quantity] = variable
    owners[variable] = key
    if item is UIView { setNeedsUpdate(.frame(key, quantity)) }
    return variable
  }

  /// 12.2.3 – the intrinsic size of a view, or its priorities, changed.
  func setNeedsUpdateOfSize(_ view: UIView) {
    let key = key(of: view)
    guard items[key] != nil else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setNeedsUpdate(.hugging(key, axis))
      setNeedsUpdate(.resistance(key, axis))
    }
  }

  /// Updates a view after constraints have begun, or ceased, to place it.
  func setNeedsUpdateOfPlacement(_ view: UIView) {
    if isPlaced(view) { completeVariables(of: view) }
    let key = key(of: view)
    for quantity in Quantity.allCases where items[key]?.variables[quantity] != nil {
      setNeedsUpdate(.frame(key, quantity))
    }
    for constraint in view.ownConstraints where constraint.limitsSize {
      setNeedsUpdate(.limit(constraint))
    }
  }

  /// The frame of a view changed.
  func setNeedsUpdateOfFrame(_ view: UIView) {
    let key = key(of: view)
    // The engine itself placed the view, so its frame is up to date.
    guard let known = items[key], !isPlaced(view) || view === root else { return }
    for quantity in Quantity.allCases where known.variables[quantity] != nil {
      setNeedsUpdate(.frame(key, quantity))
    }
  }

  /// The insets that a guide keeps from the edges of its view changed.
  func setNeedsUpdateOfInsets(_ guide: UILayoutGuide) {
    let key = key(of: guide)
    guard items[key] != nil else { return }
    for edge in Edge.allCases { setNeedsUpdate(.inset(key, edge)) }
  }

  /// 12.2.3 – the baseline of a view has moved.
  func setNeedsUpdateOfBaselines(_ view: UIView) {
    guard !baselineConstraints.isEmpty else { return }
    var concerned: Set<ConstraintID> = []
    // The baseline of a view may be that of a subview.
    for view in sequence(first: view, next: \.superview) {
      concerned.formUnion(baselineConstraints[key(of: view)] ?? [])
    }
    for id in concerned.sorted() { sources[id].map(setNeedsUpdate) }
  }

  // MARK: The solution

  /// The place of an item in the coordinates of the view around it, or that owns it; for a view it
  /// is the alignment rectangle.
  func rect(of item: any LayoutItem) -> CGRect {
    flush()
    return solvedRect(of: key(of: item))
  }

  private func solvedRect(of key: ObjectIdentifier) -> CGRect {
    guard let known = items[key] else { return .zero }
    return CGRect(
      x: value(known.variables[.x]), y: value(known.variables[.y]),
      width: value(known.variables[.width]), height: value(known.variables[.height]))
  }

  private func value(_ variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return solver.value(of: variable)
  }

  /// Requests layout of the containers of moved items.
  private func announceMoves() {
    journal?.read()
    var moved: [Item] = []
    // Checking every item of a screen for the few that moved would cost more than solving for them.
    for key in Set(solver.takeMoved().compactMap { owners[$0] }) {
      guard let item = items[key] else { continue }
      let rect = solvedRect(of: key)
      guard !rect.isClose(to: item.announced) else { continue }
      items[key]?.announced = rect
      moved.append(item)
    }
    if !moved.isEmpty { moves += 1 }
    for item in moved.sorted(by: { $0.order < $1.order }) {
      if let view = item.object as? UIView {
        if isPlaced(view) { (view.superview ?? view).setNeedsLayout() }
      } else {
        item.object?.layoutOwner?.setNeedsLayout()
      }
    }
  }
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4
      && abs(width - other.width) < 1e-4 && abs(height - other.height) < 1e-4
  }
}
