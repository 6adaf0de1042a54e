import Foundation

/// The texts of a storyboard or nib in the language of the interface.
struct InterfaceStrings {
  static let none = InterfaceStrings()

  private var texts: [String: String] = [:]

  private init() {}

  /// Reads the file of the same name in the localization beside `url`'s `Base.lproj`, or in the
  /// folder itself.
  @MainActor
  init(beside url: URL) {
    let folder = url.deletingLastPathComponent()
    let outer = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    guard let language = Languages.best(in: outer) else { return }
    let file = outer.appendingPathComponent("\(language).lproj", isDirectory: true)
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
      .appendingPathExtension("strings")
    guard let data = try? Data(contentsOf: file) else { return }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: String]
    else {
      InterfaceReports.say("\(file.path): these are no strings")
      return
    }
    self.texts = texts
  }

  /// The text of an object's property; `nil` where the file has none.
  subscript(id: String?, property: String) -> String? {
    id.flatMap { texts["\($0).\(property)"] }
  }
}
