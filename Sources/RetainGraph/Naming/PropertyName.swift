/// The name of a stored property in reports.
enum PropertyName {
  private static let lazyStorage = "$__lazy_storage_$_"

  private static let registrarOfObservable = "_$observationRegistrar"

  /// The fields by the names that are written: `@Observable` puts an underscore before them.
  static func declared(_ fields: [StoredField]) -> [StoredField] {
    guard fields.contains(where: { $0.name == registrarOfObservable }) else { return fields }
    return fields.map { field in
      guard field.name.hasPrefix("_"), field.name != registrarOfObservable else { return field }
      return StoredField(
        name: String(field.name.dropFirst()), type: field.type, offset: field.offset,
        room: field.room)
    }
  }

  static func shown(_ name: String) -> String {
    name.hasPrefix(lazyStorage) ? String(name.dropFirst(lazyStorage.count)) : name
  }
}
