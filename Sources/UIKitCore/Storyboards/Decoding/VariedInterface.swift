import Foundation

/// The values of loaded objects that apply in some size classes only. They follow the size classes
/// of the objects' view.
///
/// Only what is another value in the new size classes is set, and what the app has changed meanwhile stays
/// as it is otherwise.
@MainActor
final class VariedInterface {
  private var traits: UITraitCollection
  private let document: InterfaceDocument
  private let bundle: Bundle?
  private weak var scene: StoryboardScene?

  private var properties: [VariedProperties] = []
  private var subviews: [VariedSubviews] = []
  private var constraints: [VariedConstraint] = []

  init(_ context: NibContext) {
    traits = context.traits
    document = context.document
    bundle = context.bundle
    scene = context.scene
  }

  // MARK: Collecting

  func add(_ varied: VariedProperties?) { if let varied { properties.append(varied) } }

  func add(_ varied: VariedSubviews) { subviews.append(varied) }

  func add(_ varied: VariedConstraint) { constraints.append(varied) }

  /// The view that a view stands in, also while it is left out.
  func parent(of view: UIView) -> UIView? {
    view.superview ?? subviews.first { $0.keeps(view) }?.view
  }

  /// Returns a Boolean value that indicates whether a view stands in another one, also while
  /// anything between them is left out.
  func stands(_ view: UIView?, in ancestor: UIView) -> Bool {
    var next = view
    while let view = next {
      if view === ancestor { return true }
      next = parent(of: view)
    }
    return false
  }

  /// Follows the size classes of that view from now on.
  func follow(_ view: UIView?) {
    guard !properties.isEmpty || !subviews.isEmpty || !constraints.isEmpty else { return }
    view?.associatedObjects[ObjectIdentifier(VariedInterface.self)] = self
  }

  // MARK: Changing

  func change(to new: UITraitCollection) {
    let old = traits
    guard
      old.horizontalSizeClass != new.horizontalSizeClass
        || old.verticalSizeClass != new.verticalSizeClass
    else { return }
    traits = new
    let context = NibContext(document, bundle: bundle, scene: scene, traits: new)
    let before = NibContext(document, bundle: bundle, scene: scene, traits: old)
    // A view that goes takes its constraints along, and they are wanted again.
    let all = constraints.compactMap(\.constraint)
    defer { withExtendedLifetime(all) {} }
    for varied in subviews { varied.change(context) }
    for varied in properties { varied.change(context, from: before) }
    for varied in constraints { varied.changeValues(context, from: before) }
    var (gone, come): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    for varied in constraints {
      guard let changed = varied.decide(context) else { continue }
      if varied.isInstalled { come.append(changed) } else { gone.append(changed) }
    }
    // Conflicting old constraints are removed first.
    NSLayoutConstraint.deactivate(gone)
    NSLayoutConstraint.activate(come)
  }
}

extension UIView {
  /// Lets what was loaded with the view follow its size classes.
  func varyInterface(_ traits: UITraitCollection) {
    guard !associatedObjects.isEmpty else { return }
    let varied = associatedObjects[ObjectIdentifier(VariedInterface.self)] as? VariedInterface
    varied?.change(to: traits)
  }
}

// MARK: - Properties

/// Properties of an object that have other values in some size classes.
@MainActor
final class VariedProperties {
  private weak var object: NSObject?
  private let element: InterfaceElement
  private let kind: ElementKind
  private let isPart: Bool
  private let varied: [ElementProperty]
  /// Restores the initial values of an object, for properties that a file sets for some size
  /// classes alone.
  private let defaults: [String: @MainActor (NSObject) -> Void]

  /// Returns nil if no variation of the element sets a property. It is made before the object has
  /// got any value.
  init?(_ object: NSObject, _ coder: NibCoder) {
    let names = Variations.properties(of: coder.element)
    varied = coder.kind.properties.filter { names.contains($0.name) && $0.name != "frame" }
    if varied.isEmpty { return nil }
    self.object = object
    element = coder.element
    kind = coder.kind
    isPart = coder.isPart
    defaults = varied.reduce(into: [:]) { $0[$1.name] = $1.remember?(object) }
  }

  func change(_ context: NibContext, from before: NibContext) {
    guard let object else { return }
    let new = NibCoder(element, kind, context, isPart: isPart)
    let old = NibCoder(element, kind, before, isPart: isPart)
    for property in varied {
      switch (new.value(property.name), old.value(property.name)) {
      case (let value?, let before?) where value.isSame(as: before): break
      case (let value?, _): property.apply(object, value)
      case (nil, _?): defaults[property.name]?(object)
      case (nil, nil): break
      }
    }
  }
}

// MARK: - Subviews

/// Views that are in another one in some size classes only. Those that are not are kept here.
@MainActor
final class VariedSubviews {
  private(set) weak var view: UIView?
  private let element: InterfaceElement
  private var places: [Place]

  private struct Place {
    let id: String
    weak var view: UIView?
    /// While it is left out.
    var kept: UIView?
  }

  /// Begins with all subviews in their order, with their identifiers.
  init(of view: UIView, _ element: InterfaceElement, _ made: [(id: String, view: UIView)]) {
    self.view = view
    self.element = element
    places = made.map { id, subview in
      Place(id: id, view: subview, kept: subview.superview == nil ? subview : nil)
    }
  }

  func keeps(_ view: UIView) -> Bool { places.contains { $0.kept === view } }

  func change(_ context: NibContext) {
    guard let view else { return }
    let excluded = Variations.excluded("subviews", of: element, context.traits)
    for index in places.indices {
      let isExcluded = excluded.contains(places[index].id)
      if isExcluded, let subview = places[index].view, subview.superview === view {
        places[index].kept = subview
        subview.removeFromSuperview()
      } else if !isExcluded, let subview = places[index].kept {
        places[index].kept = nil
        insert(subview, before: places[(index + 1)...].compactMap(\.view), in: view)
      }
    }
  }

  /// Puts a view where it stands in the file: below the next one that is there.
  private func insert(_ subview: UIView, before next: [UIView], in view: UIView) {
    if let stack = view as? UIStackView {
      let arranged = stack.arrangedSubviews
      let index = arranged.firstIndex { other in next.contains { $0 === other } }
      stack.insertArrangedSubview(subview, at: index ?? arranged.count)
    } else if let above = next.first(where: { $0.superview === view }) {
      view.insertSubview(subview, belowSubview: above)
    } else {
      view.addSubview(subview)
    }
  }
}

// MARK: - Constraints

/// A constraint that is installed in some size classes only, has other numbers in some, or speaks of views
/// that are left out in some.
@MainActor
final class VariedConstraint {
  /// A Boolean value that indicates whether it was installed the last time that this was decided. The app
  /// may have activated or deactivated it since.
  private(set) var isInstalled: Bool
  private(set) weak var constraint: NSLayoutConstraint?
  /// An inactive constraint is retained by this object only.
  private var kept: NSLayoutConstraint?
  private weak var holder: UIView?
  private let holderElement: InterfaceElement
  private let element: InterfaceElement

  init(
    _ constraint: NSLayoutConstraint, _ element: InterfaceElement, on holder: UIView,
    _ holderElement: InterfaceElement, isInstalled: Bool
  ) {
    self.element = element
    self.holder = holder
    self.holderElement = holderElement
    self.isInstalled = isInstalled
    self.constraint = constraint
    kept = isInstalled ? nil : constraint
  }

  func changeValues(_ context: NibContext, from before: NibContext) {
    guard let constraint else { return }
    let new = InterfaceConstraints.Values(element, context)
    let old = InterfaceConstraints.Values(element, before)
    if new["constant"] != old["constant"] { constraint.constant = new.number("constant") ?? 0 }
    guard new["priority"] != old["priority"] else { return }
    // A required one may not become another while it holds, nor the other way round.
    let isActive = constraint.isActive
    constraint.isActive = false
    constraint.priority = new.layoutPriority ?? .required
    constraint.isActive = isActive
  }

  /// The constraint, where it is to be installed or left out otherwise than before.
  func decide(_ context: NibContext) -> NSLayoutConstraint? {
    guard let holder, let constraint else { return nil }
    let isExcluded = element.id.map {
      Variations.excluded("constraints", of: holderElement, context.traits).contains($0)
    }
    let wanted = isExcluded != true && constraint.isWhole(in: holder)
    if wanted == isInstalled { return nil }
    isInstalled = wanted
    kept = wanted ? nil : constraint
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Returns a Boolean value that indicates whether all that it speaks of is in that view.
  func isWhole(in holder: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      guard let item else { return true }
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.isDescendant(of: holder) == true
    }
  }
}
