/// The values that the placeholders of a template stand for.
struct TemplateContext {
  enum Value {
    case text(String)
    case flag(Bool)
    case list([TemplateContext])
  }

  private var values: [String: Value] = [:]

  subscript(name: String) -> Value? { values[name] }

  mutating func set(_ name: String, _ text: String) { values[name] = .text(text) }
  mutating func set(_ name: String, _ flag: Bool) { values[name] = .flag(flag) }
  mutating func set(_ name: String, _ list: [TemplateContext]) { values[name] = .list(list) }

  /// Sets the forms of a name: `{{Name}}`, `{{name}}` and `{{NameTitle}}`.
  mutating func set(_ key: String, _ name: Name) {
    set(key, name.type)
    set(key.prefix(1).lowercased() + key.dropFirst(), name.member)
    set(key + "Title", name.title)
  }

  /// Returns these values with those of an inner context before them.
  func merging(_ inner: TemplateContext) -> TemplateContext {
    var merged = self
    merged.values.merge(inner.values) { $1 }
    return merged
  }

  /// A Boolean value that indicates whether a flag is set, or a text or list is not empty.
  func holds(_ name: String) -> Bool {
    switch values[name] {
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    case .list(let list): !list.isEmpty
    case nil: false
    }
  }
}
