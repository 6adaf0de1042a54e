import Foundation

extension NibContext {
  /// Makes the guides of a view found by their identifiers.
  func registerGuides(of view: UIView, _ element: InterfaceElement) {
    for child in element.children {
      guard child.name == "viewLayoutGuide" || child.name == "layoutGuide", let id = child.id
      else { continue }
      switch child.key {
      case "safeArea": register(view.safeAreaLayoutGuide, id: id)
      case "layoutMarginsGuide", "margins": register(view.layoutMarginsGuide, id: id)
      case "contentLayoutGuide":
        if let view = view as? UIScrollView { register(view.contentLayoutGuide, id: id) }
      case "frameLayoutGuide":
        if let view = view as? UIScrollView { register(view.frameLayoutGuide, id: id) }
      case "keyboard": register(view.keyboardLayoutGuide, id: id)
      default: document.reportUnknown("the guide \(child.key ?? "")", in: element)
      }
    }
  }
}

/// Constraints as files write them.
@MainActor
enum InterfaceConstraints {
  /// Makes and activates the constraints that a view holds, among its subviews.
  static func install(on view: UIView, _ coder: NibCoder) {
    let elements = coder.element.children(in: "constraints")
    if elements.isEmpty { return }
    let excluded = coder.excluded("constraints")
    var active: [NSLayoutConstraint] = []
    for element in elements where element.name == "constraint" {
      // A placeholder is for Xcode alone.
      guard !element.isOn("placeholder"), let made = constraint(element, in: view, coder.context)
      else { continue }
      if let id = element.id { coder.context.register(made, id: id) }
      var isInstalled = element.id.map(excluded.contains) != true
      if let varied = coder.context.varied {
        isInstalled = isInstalled && made.isWhole(in: view)
        varied.add(
          VariedConstraint(made, element, on: view, coder.element, isInstalled: isInstalled))
      }
      if isInstalled { active.append(made) }
    }
    NSLayoutConstraint.activate(active)
  }

  private static func constraint(
    _ element: InterfaceElement, in view: UIView, _ context: NibContext
  ) -> NSLayoutConstraint? {
    let values = Values(element, context)
    guard let first = operand("first", values, view, context) else { return nil }
    var second: Operand?
    if values["secondItem"] != nil || values["secondAttribute"] != nil {
      second = operand("second", values, view, context)
      if second == nil { return nil }
    }
    // Xcode writes no constraint that UIKit would refuse, other hands may.
    if let reason = NSLayoutConstraint.refusal(
      of: first.attribute, relatedTo: second?.attribute ?? .notAnAttribute,
      multiplier: values.multiplier)
    {
      context.document.report(element, reason)
      return nil
    }
    let relation = Choices.relation[values["relation"] ?? "equal"] ?? .equal
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: values.multiplier,
      constant: values.number("constant") ?? 0)
    if let priority = values.layoutPriority { made.priority = priority }
    made.identifier = values["identifier"]
    return made
  }

  private struct Operand {
    let item: Any
    let attribute: NSLayoutConstraint.Attribute
  }

  private static func operand(
    _ place: String, _ values: Values, _ view: UIView, _ context: NibContext
  ) -> Operand? {
    let name = values["\(place)Attribute"] ?? ""
    guard let attribute = Choices.layoutAttribute[name] else {
      context.document.report(values.element, "\(name) is no attribute of a constraint")
      return nil
    }
    guard let id = values["\(place)Item"] else { return Operand(item: view, attribute: attribute) }
    if let bars = barGuide(id, attribute, view, context) { return bars }
    guard let object = context.object(id: id) else {
      // A view that is left out in these traits is left out with its constraints.
      if context.document.elements[id] == nil {
        context.document.report(values.element, "there is nothing with the identifier \(id)")
      }
      return nil
    }
    let place = object as? UIView ?? (object as? UILayoutGuide)?.owningView
    let stands =
      context.varied?.stands(place, in: view) ?? (place?.isDescendant(of: view) == true)
    guard stands else {
      context.document.report(
        values.element, "\(id) is nothing in the view that a constraint can speak of")
      return nil
    }
    return Operand(item: object, attribute: attribute)
  }

  // The guides of a controller, of before iOS 11, end where the safe area begins.
  private static func barGuide(
    _ id: String, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView, _ context: NibContext
  ) -> Operand? {
    guard let element = context.document.elements[id], element.name == "viewControllerLayoutGuide"
    else { return nil }
    let isTop = element["type"] == "top"
    switch attribute {
    case .bottom where isTop: return Operand(item: view.safeAreaLayoutGuide, attribute: .top)
    case .top where !isTop: return Operand(item: view.safeAreaLayoutGuide, attribute: .bottom)
    default: return Operand(item: view, attribute: attribute)
    }
  }

  /// The values of an element in the present traits.
  struct Values {
    let element: InterfaceElement
    private let context: NibContext
    private let variations: [InterfaceElement]

    @MainActor
    init(_ element: InterfaceElement, _ context: NibContext) {
      self.element = element
      self.context = context
      variations = Variations.matching(element, context.traits)
    }

    subscript(name: String) -> String? {
      variations.last { $0[name] != nil }?[name] ?? element[name]
    }

    @MainActor
    func number(_ name: String) -> CGFloat? {
      guard let raw = self[name] else { return nil }
      guard let number = InterfaceNumber.parse(raw) else {
        context.document.report(element, "\(raw) is no number for \(name)")
        return nil
      }
      return CGFloat(number)
    }

    @MainActor
    var layoutPriority: UILayoutPriority? {
      number("priority").map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }

    /// The multiplier, as a number or as a ratio, `16:9` or `16/9`.
    @MainActor
    var multiplier: CGFloat {
      guard let raw = self["multiplier"] else { return 1 }
      let parts = raw.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
        InterfaceNumber.parse(String($0))
      }
      if parts.count == 2, let upper = parts[0], let lower = parts[1], lower != 0,
        abs(upper / lower) < 1e6
      {
        return CGFloat(upper / lower)
      }
      if parts.count == 1, let number = parts[0] { return CGFloat(number) }
      context.document.report(element, "\(raw) is no multiplier")
      return 1
    }
  }
}
