package import Foundation

/// The layout inspector's description of a view: plain values, made on request.
package struct Inspection: Equatable, Sendable {
  /// A view on the way to the one that is inspected, or in it.
  package struct Place: Equatable, Sendable {
    /// The ``DisplayNode/id`` of the view.
    package var id: Int
    /// `UILabel “First”`
    package var name: String

    package init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Something that has a name and a value.
  package struct Fact: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The ``DisplayNode/id`` of the view.
  package var id: Int
  package var className: String
  /// From the window to the view itself.
  package var way: [Place]
  package var children: [Place]
  package var facts: [Fact]
  /// The constraints in words; those that the app made before those of its content.
  package var constraints: [String]
  /// The ambiguous attributes: `width`.
  package var ambiguities: [String]

  package init(
    id: Int, className: String, way: [Place] = [], children: [Place] = [], facts: [Fact] = [],
    constraints: [String] = [], ambiguities: [String] = []
  ) {
    self.id = id
    self.className = className
    self.way = way
    self.children = children
    self.facts = facts
    self.constraints = constraints
    self.ambiguities = ambiguities
  }
}

extension Stage {
  /// The view that is seen there, whether it takes touches or not.
  package func inspect(at point: CGPoint) -> Inspection? {
    for window in windowsFrontToBack {
      let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.viewSeen(at: inWindow), view !== window { return view.inspection }
    }
    return nil
  }

  /// The view of that display id, if it is on the screen still.
  package func inspect(id: Int) -> Inspection? {
    view(ofDisplayID: id)?.inspection
  }

  /// The view of that display id in any window on the screen.
  package func view(ofDisplayID id: Int) -> UIView? {
    for window in windowsFrontToBack {
      if let view = window.view(ofDisplayID: id) { return view }
    }
    return nil
  }
}

extension UIView {
  /// The deepest view at a point of this view that is drawn there.
  fileprivate func viewSeen(at point: CGPoint) -> UIView? {
    guard !isUnseen else { return nil }
    let isInside = bounds.contains(point)
    if clipsToBounds, !isInside { return nil }
    for subview in subviews.reversed() {
      if let seen = subview.viewSeen(at: subview.convert(point, from: self)) { return seen }
    }
    return isInside ? self : nil
  }

  fileprivate func view(ofDisplayID id: Int) -> UIView? {
    if displayID == id { return self }
    for subview in subviews {
      if let found = subview.view(ofDisplayID: id) { return found }
    }
    return nil
  }

  var inspection: Inspection {
    let way = Array(sequence(first: self, next: \.superview)).reversed()
    return Inspection(
      id: displayID, className: "\(type(of: self))",
      way: way.map { Inspection.Place(id: $0.displayID, name: $0.inspectedName) },
      children: subviews.map { Inspection.Place(id: $0.displayID, name: $0.inspectedName) },
      facts: inspectedFacts, constraints: constraintsInWords, ambiguities: ambiguitiesInWords)
  }

  /// The property that holds the view, in code quotes, or else its class and its text.
  var nameInSentences: String {
    PropertyNames.name(of: self).map { "`\($0)`" } ?? describedName
  }

  /// The property that holds the view, its class, and its text.
  var inspectedName: String {
    PropertyNames.name(of: self).map { "\($0) · \(describedName)" } ?? describedName
  }

  private var describedName: String {
    let name = "\(type(of: self))"
    guard let text = assistiveDescription?.label, !text.isEmpty else { return name }
    let short = text.count > 30 ? text.prefix(29) + "…" : text[...]
    return "\(name) “\(short)”"
  }

  private var inspectedFacts: [Inspection.Fact] {
    var facts = [
      Inspection.Fact(name: "Frame", value: Self.words(frame)),
      Inspection.Fact(name: "Bounds", value: Self.words(bounds)),
      Inspection.Fact(name: "Safe area", value: Self.words(safeAreaInsets)),
    ]
    func add(_ name: String, _ value: String) {
      facts.append(Inspection.Fact(name: name, value: value))
    }
    facts += stackFacts
    if let name = PropertyNames.name(of: self) { add("Property", name) }
    if let viewController { add("Controller", "\(type(of: viewController))") }
    if let identifier = accessibilityIdentifier { add("Identifier", identifier) }
    let content = intrinsicContentSize
    if content.width >= 0 || content.height >= 0 {
      func part(_ value: CGFloat) -> String {
        value < 0 ? "–" : DisplayNumber.text(value, decimals: 2)
      }
      add("Content size", "\(part(content.width)) × \(part(content.height))")
    }
    if alpha < 1 { add("Opacity", DisplayNumber.text(alpha, decimals: 2)) }
    if transform != .identity { add("Transform", "not the identity: the frame is around it") }
    add("Touches", isUserInteractionEnabled ? "taken" : "ignored")
    let placed = translatesAutoresizingMaskIntoConstraints ? "its frame" : "constraints"
    add("Placed by", arrangingStack == nil ? placed : "its stack view")
    return facts
  }

  private static func words(_ rect: CGRect) -> String {
    func part(_ value: CGFloat) -> String { DisplayNumber.text(value, decimals: 2) }
    return "\(part(rect.minX)), \(part(rect.minY)) · \(part(rect.width)) × \(part(rect.height))"
  }

  private static func words(_ insets: UIEdgeInsets) -> String {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    let parts = sides.filter { $0.1 != 0 }
      .map { "\($0.0) \(DisplayNumber.text($0.1, decimals: 2))" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
