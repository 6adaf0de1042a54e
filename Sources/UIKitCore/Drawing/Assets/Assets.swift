import Foundation
import Synchronization

/// The assets of the bundles, read once.
enum Assets {
  private struct Question: Hashable {
    let folder: URL
    let device: UIUserInterfaceIdiom
    var displayScale: CGFloat = 0
  }

  // Images and colours are found from any thread.
  private static let catalogs = Mutex<[URL: [AssetCatalog]]>([:])
  private static let images = Mutex<[Question: ImageAsset?]>([:])
  private static let colors = Mutex<[Question: UIColor?]>([:])

  static func image(
    named name: String, in bundle: Bundle?, device: UIUserInterfaceIdiom, displayScale: CGFloat
  ) -> ImageAsset? {
    guard let folder = folder(of: .image, named: name, in: ResourceFolders.of(bundle))
    else { return nil }
    let question = Question(folder: folder, device: device, displayScale: displayScale)
    if let known = images.withLock({ $0[question] }) { return known }
    let asset = ImageAsset(in: folder, device: device, displayScale: displayScale)
    images.withLock { $0[question] = .some(asset) }
    return asset
  }

  static func color(
    named name: String, in folders: [URL], device: UIUserInterfaceIdiom
  ) -> UIColor? {
    guard let folder = folder(of: .color, named: name, in: folders) else { return nil }
    let question = Question(folder: folder, device: device)
    if let known = colors.withLock({ $0[question] }) { return known }
    let color = ColorAsset.color(in: folder, device: device)
    colors.withLock { $0[question] = .some(color) }
    return color
  }

  private static func folder(
    of kind: AssetCatalog.Kind, named name: String, in folders: [URL]
  ) -> URL? {
    guard !name.isEmpty else { return nil }
    return folders.lazy.flatMap(catalogs(in:)).compactMap {
      $0.folder(of: kind, named: name)
    }.first
  }

  private static func catalogs(in folder: URL) -> [AssetCatalog] {
    if let known = catalogs.withLock({ $0[folder] }) { return known }
    let found = ResourceFolders.catalogs(in: folder).map(AssetCatalog.init)
    catalogs.withLock { $0[folder] = found }
    return found
  }
}
