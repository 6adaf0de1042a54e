import Foundation
import UIKit

/// A bundle with an asset catalogue, which is gone when its test is over.
@MainActor
final class AssetBundle {
  private let folder: URL
  let bundle: Bundle

  private struct NoBundle: Error {}

  /// A bundle whose folder's name ends so; SwiftPM writes `_Target.resources`.
  init(named name: String = ".bundle") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) else { throw NoBundle() }
    self.bundle = bundle
  }

  /// A copy in another place, where nothing was read yet: catalogues do not change while an app runs.
  convenience init(copying other: AssetBundle) throws {
    try self.init()
    try FileManager.default.copyItem(at: other.catalog, to: catalog)
  }

  /// A link to the catalogue in another place.
  convenience init(linkingTo other: AssetBundle) throws {
    try self.init()
    try FileManager.default.createSymbolicLink(at: catalog, withDestinationURL: other.catalog)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var catalog: URL { folder.appendingPathComponent("Assets.xcassets") }

  // MARK: Adding

  /// `path` begins in the catalogue.
  func add(_ data: Data, _ path: String) throws { try write(data, catalog, path) }

  /// Beside the catalogue.
  func addFile(_ data: Data, _ path: String) throws { try write(data, folder, path) }

  func addImageSet(_ name: String, _ images: String..., properties: String = "") throws {
    let text = #"{"images":[\#(images.joined(separator: ","))],"properties":{\#(properties)}}"#
    try add(Data(text.utf8), "\(name).imageset/Contents.json")
  }

  func addColorSet(_ name: String, _ colors: String...) throws {
    let text = #"{"colors":[\#(colors.joined(separator: ","))],"info":{"version":1}}"#
    try add(Data(text.utf8), "\(name).colorset/Contents.json")
  }

  private func write(_ data: Data, _ folder: URL, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  // MARK: Finding

  func image(_ name: String, traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)
  }
}
