/// The type of all objects with one layout, as reports name it.
struct HeapType {
  enum Role {
    /// Something that a person would name.
    case object
    /// The storage of a collection's elements.
    case storage
    /// The captures of a closure, a captured variable, or the box of a value.
    case context
  }

  /// The location of the keys in a dictionary with strings for keys.
  struct StringKeys {
    let keysOffset: Int
  }

  var title: String
  var module = ""
  var role = Role.object
  var part: RuntimePart?
  var stringKeys: StringKeys?
}
