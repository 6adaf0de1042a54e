import Foundation

/// The value of one property in a file: an attribute, or an element in its place.
@MainActor
struct InterfaceValue {
  let coder: NibCoder
  let name: String
  private let attribute: String?
  let child: InterfaceElement?

  init(_ coder: NibCoder, _ name: String, _ attribute: String?, _ child: InterfaceElement?) {
    self.coder = coder
    self.name = name
    self.attribute = attribute
    self.child = child
  }

  /// Returns a Boolean value that indicates whether the values come from the same place in the
  /// file, or have the same text.
  func isSame(as other: InterfaceValue) -> Bool {
    attribute == other.attribute && child === other.child
  }

  var document: InterfaceDocument { coder.context.document }

  /// The characters as they stand in the file.
  var raw: String? {
    if let attribute { return attribute }
    guard let child, child.name != "nil" else { return nil }
    return child["value"] ?? child.text
  }

  var isOn: Bool { raw == "YES" }

  var number: CGFloat? {
    guard let raw else { return nil }
    guard let number = InterfaceNumber.parse(raw) else {
      document.report(child ?? coder.element, "\(raw) is no number for \(name)")
      return nil
    }
    return CGFloat(number)
  }

  var integer: Int? {
    guard let raw else { return nil }
    guard let number = InterfaceNumber.parse(raw) else {
      document.report(child ?? coder.element, "\(raw) is no whole number for \(name)")
      return nil
    }
    return Int(number)
  }

  /// The text in the language of the interface.
  var text: String? { localized(name) }

  /// The same for a property that the files of texts call otherwise.
  func localized(_ property: String) -> String? {
    guard let raw else { return nil }
    return document.strings[coder.element.id, property] ?? raw
  }

  /// Reports an unknown value of the file.
  func choice<Value>(_ cases: [String: Value]) -> Value? {
    guard let raw else { return nil }
    if let value = cases[raw] { return value }
    document.reportUnknown("\(name)=\"\(raw)\"", in: coder.element)
    return nil
  }

  /// The object that the element stands for, made if it is not there yet.
  var object: NSObject? {
    guard let child, child.name != "nil" else { return nil }
    return coder.context.make(child)
  }

  /// The objects of a container.
  var objects: [NSObject] {
    (child?.children ?? []).compactMap { coder.context.make($0) }
  }

  /// Sets the properties of the element on an existing object.
  func fill(_ object: NSObject?) {
    guard let child, let object else { return }
    coder.context.fill(object, from: child)
  }

  // MARK: Geometry

  private func component(_ name: String) -> CGFloat {
    CGFloat(InterfaceNumber.parse(child?[name]) ?? 0)
  }

  var rect: CGRect? {
    guard child != nil else { return nil }
    return CGRect(
      x: component("x"), y: component("y"), width: component("width"),
      height: component("height"))
  }

  var size: CGSize? {
    guard child != nil else { return nil }
    return CGSize(width: component("width"), height: component("height"))
  }

  var point: CGPoint? {
    guard child != nil else { return nil }
    return CGPoint(x: component("x"), y: component("y"))
  }

  /// The edges in the form of `inset` and `edgeInsets`. Edges that the file leaves out are not
  /// included.
  var edges: UIRectEdge? {
    guard let child else { return nil }
    let sides: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return UIRectEdge(sides.filter { child[$0.0] == "YES" }.map(\.1))
  }

  var insets: UIEdgeInsets? {
    guard let child else { return nil }
    if child["minX"] != nil || child["minY"] != nil || child["maxX"] != nil {
      return UIEdgeInsets(
        top: component("minY"), left: component("minX"), bottom: component("maxY"),
        right: component("maxX"))
    }
    return UIEdgeInsets(
      top: component("top"), left: component("left"), bottom: component("bottom"),
      right: component("right"))
  }

  var directionalInsets: NSDirectionalEdgeInsets? {
    guard child != nil else { return nil }
    return NSDirectionalEdgeInsets(
      top: component("top"), leading: component("leading"), bottom: component("bottom"),
      trailing: component("trailing"))
  }

  // MARK: Colours, images, fonts

  /// `nil` also where the file has an explicit nil.
  var color: UIColor? {
    child.flatMap { InterfaceColor.color($0, coder.context) }
  }

  var image: UIImage? {
    if let attribute { return coder.context.image(named: attribute, catalog: nil) }
    guard let child, let name = child["image"] ?? child["name"] else { return nil }
    return coder.context.image(named: name, catalog: child["catalog"])
  }

  var font: UIFont? { child.flatMap { InterfaceFont.font($0, coder.context) } }

  var attributedText: NSAttributedString? {
    child.flatMap { InterfaceText.attributed($0, coder.context) }
  }
}
