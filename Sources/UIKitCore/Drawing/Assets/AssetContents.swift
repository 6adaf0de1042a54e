import Foundation

/// The file `Contents.json` of an asset or a group.
struct AssetContents<Properties: Decodable>: Decodable {
  let images: [Entry]?
  let colors: [Entry]?
  let properties: Properties?

  /// `nil` where there is no such file, or where it is none of Xcode's.
  init?(in folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      Console.log("\(file.path) cannot be read, and its asset is not there: \(error)")
      return nil
    }
  }
}

extension AssetContents {
  /// A version of the asset, for some devices and some appearances.
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    let color: Color?
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Color: Decodable {
    let components: [String: String]?
    let colorSpace: String?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case components
      case colorSpace = "color-space"
      case reference
    }
  }
}

extension AssetContents.Entry {
  /// Returns a Boolean value that indicates whether it is for a device of that kind.
  func suits(_ device: UIUserInterfaceIdiom) -> Bool {
    switch idiom ?? "universal" {
    case "universal": true
    case "iphone": device == .phone
    case "ipad": device == .pad
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether it is for that appearance at the usual
  /// contrast.
  func isMeant(forDark isDark: Bool) -> Bool {
    (appearances ?? []).allSatisfy { appearance in
      appearance.appearance == "luminosity" && (appearance.value == "dark") == isDark
    }
  }

  /// The pixels for a point: of `2x`, two. `nil` where the shape is drawn, and sharp on every screen.
  var pixels: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

  /// How little it is made for: what was made for one kind of device comes first, then what was made
  /// for one appearance, then what is as dense as the screen.
  func rank(on displayScale: CGFloat) -> (Int, Int, CGFloat) {
    let isUniversal = idiom ?? "universal" == "universal"
    let isForAll = appearances?.isEmpty ?? true
    // An image of a higher density looks better scaled down than one of a lower density scaled up.
    let density = pixels.map { $0 == displayScale ? 1 : 10 - $0 } ?? 0
    return (isUniversal ? 1 : 0, isForAll ? 1 : 0, density)
  }
}

extension AssetContents {
  /// Of some entries those that are for a device and an appearance, the best first.
  static func choose(
    from entries: [Entry], device: UIUserInterfaceIdiom, displayScale: CGFloat = 1, isDark: Bool
  ) -> [Entry] {
    entries
      .filter { $0.suits(device) && $0.isMeant(forDark: isDark) }
      .map { ($0, $0.rank(on: displayScale)) }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }
}
