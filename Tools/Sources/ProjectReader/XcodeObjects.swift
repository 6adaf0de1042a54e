import Foundation

/// The objects of a project file, found by their identifiers.
struct XcodeObjects {
  /// One object: a dictionary that names others by their identifiers.
  struct Object {
    let id: String
    private let values: [String: Any]

    init(id: String, values: [String: Any]) {
      self.id = id
      self.values = values
    }

    var kind: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { values[key] as? String }

    func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    func dictionaries(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

    func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
  }

  private let objects: [String: [String: Any]]
  let root: Object

  init(_ file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let dictionary = list as? [String: Any],
      let objects = dictionary["objects"] as? [String: Any],
      let rootID = dictionary["rootObject"] as? String
    else {
      throw ProjectError(
        "\(file.path) is not a valid project file. Open it in Xcode to find the error.")
    }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    guard let root = self.objects[rootID] else {
      throw ProjectError("\(file.path) is not a valid project file: its root object is missing")
    }
    self.root = Object(id: rootID, values: root)
  }

  subscript(id: String?) -> Object? {
    id.flatMap { id in objects[id].map { Object(id: id, values: $0) } }
  }

  /// The objects that another one lists; those that are missing are left out.
  func list(_ key: String, of object: Object) -> [Object] {
    object.strings(key).compactMap { self[$0] }
  }
}
