/// The kinds of elements that there are.
@MainActor
enum ElementKinds {
  /// Returns the kind of an element; `nil` if it is unknown, which is reported.
  static func kind(of element: InterfaceElement, _ document: InterfaceDocument) -> ElementKind? {
    if let kind = byName[element.name] { return kind }
    guard !passive.contains(element.name) else { return nil }
    if let kind = ElementKind.ofModule(element.name) { return kind }
    // Frames and constraints of what is around it still count: a plain view stands for one that is not
    // known.
    let isView = element.child(keyed: "frame") != nil
    document.reportUnknown(
      isView ? "the element, for which a plain view stands," : "the element", in: element)
    return isView ? unknownView : nil
  }

  private static let passive: Set<String> = ["nil", "placeholder", "exit"]

  /// It is reported as a whole.
  static let unknownView = ElementKind("view", UIView.self, extends: .view)

  private static let byName = Dictionary(
    uniqueKeysWithValues: (ElementKind.views + ElementKind.controls + ElementKind.scrolling
      + ElementKind.bars + ElementKind.controllers + ElementKind.gestures)
      .map { ($0.name, $0) })
}
