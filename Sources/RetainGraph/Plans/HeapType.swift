/// What objects with one layout are to a person.
struct HeapType {
  enum Role {
    /// Something that a person would name.
    case object
    /// What a collection keeps its elements in.
    case storage
    /// What a closure captured, a captured variable, the box of a value.
    case context
  }

  /// Where a dictionary with strings for keys keeps them.
  struct StringKeys {
    let keysOffset: Int
  }

  var title: String
  var module = ""
  var role = Role.object
  var part: RuntimePart?
  var stringKeys: StringKeys?
}
