import CRetainGraph

/// The stored properties that a class declares itself and that can be read from a living object without a
/// risk. An `unowned` reference whose object is gone ends the process that reads it.
package enum ReadableFields {
  /// Whether each own stored property of a class can be read, in the order of its declaration.
  package static func flags(of type: AnyClass) -> [Bool] {
    let metadata = Metadata(type)
    guard metadata.kind == .class else { return [] }
    let inherited = metadata.superclass.map { $0.kind == .class ? rg_field_count($0.address) : 0 } ?? 0
    return (inherited..<max(inherited, rg_field_count(metadata.address))).map { index in
      var field = rg_field()
      guard let type = rg_field_type(metadata.address, index, &field) else { return false }
      field.free_name?(field.name)
      // A weak reference is an optional one; an unowned one hardly ever is.
      return field.is_strong || Metadata(type).kind == .optional
    }
  }
}
