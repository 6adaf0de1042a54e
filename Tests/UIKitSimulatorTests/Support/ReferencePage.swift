import Testing

/// Does with messages what the protocol says that a page does, and refuses what it does not allow.
///
/// Elements have one parent at a time, as in a browser.
struct ReferencePage {
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private struct Element {
    var fields: [String: JSON]
    var parent: Int?
    var children: [Int] = []
  }

  private var elements: [Int: Element] = [:]
  private var sequence: Int?

  /// Takes a `screen` or a `patch`.
  mutating func apply(_ message: JSON) throws {
    guard let number = message["sequence"]?.int else { throw Broken(description: "no sequence") }
    switch message["type"]?.string {
    case "screen":
      elements = [0: Element(fields: [:], parent: nil)]
      try setChildren(of: 0, to: message["roots"]?.array ?? [])
    case "patch":
      guard sequence.map({ $0 + 1 }) == number else { throw Broken(description: "a gap") }
      for op in message["ops"]?.array ?? [] { try apply(op: op) }
      prune()
    default:
      throw Broken(description: "neither a screen nor a patch: \(message)")
    }
    sequence = number
  }

  private mutating func apply(op: JSON) throws {
    guard case .object(var members) = op, let id = op["id"]?.int, elements[id] != nil else {
      throw Broken(description: "an op for no node: \(op)")
    }
    members["op"] = nil
    switch op["op"]?.string {
    case "set":
      guard id != 0, members["children"] == nil else { throw Broken(description: "bad set") }
      elements[id]?.fields = members
    case "children":
      try setChildren(of: id, to: op["children"]?.array ?? [])
    default:
      throw Broken(description: "an unknown op")
    }
  }

  private mutating func setChildren(of parent: Int, to children: [JSON]) throws {
    var ids: [Int] = []
    for child in children {
      if let id = child.int {
        guard elements[id] != nil else { throw Broken(description: "unknown child \(id)") }
        try checkIsNoAncestor(id, of: parent)
        ids.append(id)
      } else {
        ids.append(try make(child))
      }
    }
    for id in elements[parent]?.children ?? [] where !ids.contains(id) {
      elements[id]?.parent = nil
    }
    for id in ids {
      if let old = elements[id]?.parent, old != parent {
        elements[old]?.children.removeAll { $0 == id }
      }
      elements[id]?.parent = parent
    }
    elements[parent]?.children = ids
  }

  private mutating func make(_ node: JSON) throws -> Int {
    guard case .object(var fields) = node, let id = node["id"]?.int else {
      throw Broken(description: "a child that is no node: \(node)")
    }
    guard elements[id] == nil else { throw Broken(description: "\(id) came whole but is known") }
    let children = fields.removeValue(forKey: "children")?.array ?? []
    elements[id] = Element(fields: fields)
    try setChildren(of: id, to: children)
    return id
  }

  private func checkIsNoAncestor(_ id: Int, of element: Int) throws {
    var next: Int? = element
    while let current = next {
      if current == id { throw Broken(description: "\(id) would lie inside itself") }
      next = elements[current]?.parent
    }
  }

  private mutating func prune() {
    var reached: Set = [0]
    var stack = [0]
    while let id = stack.popLast() {
      for child in elements[id]?.children ?? [] where reached.insert(child).inserted {
        stack.append(child)
      }
    }
    elements = elements.filter { reached.contains($0.key) }
  }

  /// The nodes on the screen, as a `screen` message would list them.
  var roots: [JSON] { (elements[0]?.children ?? []).map(node) }

  private func node(_ id: Int) -> JSON {
    guard let element = elements[id] else { return .null }
    var fields = element.fields
    if !element.children.isEmpty { fields["children"] = .array(element.children.map(node)) }
    return .object(fields)
  }
}
