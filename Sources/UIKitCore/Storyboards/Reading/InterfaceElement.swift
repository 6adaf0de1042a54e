/// One element of a storyboard or nib as it stands in the file: nothing of it is understood yet.
package final class InterfaceElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  package let children: [InterfaceElement]
  /// The text between the tags, trimmed.
  package let text: String
  /// The line at which the element begins, from 1.
  package let line: Int

  init(
    name: String, attributes: [String: String], children: [InterfaceElement], text: String,
    line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// The role of the element in its parent.
  var key: String? { attributes["key"] }

  func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  func child(keyed key: String) -> InterfaceElement? {
    children.first { $0.key == key && !Self.variants.contains($0.name) }
  }

  /// Returns the children of the containers with that name.
  func children(in container: String) -> [InterfaceElement] {
    children.filter { $0.name == container }.flatMap(\.children)
  }

  /// Returns a Boolean value that indicates whether the attribute is `YES`.
  func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// This element and its descendants, in the order of the file.
  var all: [InterfaceElement] {
    var found: [InterfaceElement] = []
    var open = [self]
    while let next = open.popLast() {
      found.append(next)
      open.append(contentsOf: next.children.reversed())
    }
    return found
  }

  // Their key has their condition.
  private static let variants: Set<String> = ["variation", "mask"]
}
