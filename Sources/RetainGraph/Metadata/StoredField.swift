import CRetainGraph

/// A stored property of a class or struct.
struct StoredField {
  let name: String
  /// Nil when the runtime does not give it away.
  let type: Metadata?
  let offset: Int
  /// Up to the next property, or the end.
  let room: Int
}

extension Metadata {
  /// The stored properties that own what they refer to, inherited ones first.
  var storedFields: [StoredField] {
    let count = rg_field_count(address)
    let end = kind == .class ? instanceSize : size
    return (0..<count).compactMap { index in
      var field = rg_field()
      guard let type = rg_field_type(address, index, &field) else { return nil }
      let name = field.name.map { String(cString: $0) } ?? "?"
      field.free_name?(field.name)
      guard field.is_strong else { return nil }
      let offset = rg_field_offset(address, index)
      let room = (index + 1 < count ? rg_field_offset(address, index + 1) : end) - offset
      // A type that cannot be copied is represented as an empty tuple, by its declaration as well.
      let isWithheld = Metadata(type) == Metadata(Void.self) && room >= 8
      return StoredField(
        name: name, type: isWithheld ? nil : Metadata(type), offset: offset, room: room)
    }
  }

  func offset(ofField name: String) -> Int? {
    (0..<rg_field_count(address)).first { index in
      var field = rg_field()
      _ = rg_field_type(address, index, &field)
      defer { field.free_name?(field.name) }
      return field.name.map { String(cString: $0) } == name
    }.map { rg_field_offset(address, $0) }
  }
}
