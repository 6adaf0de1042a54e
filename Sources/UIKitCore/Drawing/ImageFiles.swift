import Foundation

/// Finds the files of images in bundles.
enum ImageFiles {
  /// The file and the pixels for a point in it, as near as can be to what the screen has.
  static func find(_ name: String, in bundle: Bundle?, displayScale: CGFloat) -> String? {
    guard !name.isEmpty else { return nil }
    let url = URL(fileURLWithPath: name)
    let given = url.pathExtension.lowercased()
    let endings = Self.endings.contains(given) ? [url.pathExtension] : Self.endings
    let stem = Self.endings.contains(given) ? String(name.dropLast(given.count + 1)) : name
    // An image of a higher density looks better scaled down than one of a lower density scaled up.
    let wanted = max(1, Int(displayScale))
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    for folder in ResourceFolders.of(bundle) {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        for ending in endings {
          let path = folder.appendingPathComponent("\(stem)\(suffix).\(ending)").path
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// `icon@2x.png` has two pixels for a point.
  static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]
}
