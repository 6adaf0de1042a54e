import Foundation

/// Pictures in a folder, for the device's library.
package struct PhotoFolder {
  /// The photos that could be read, sorted by file name.
  package let photos: [UIImage]

  /// - Throws: An error of the file system when there is no such folder.
  package init(path: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    photos = names.sorted().compactMap { name in
      UIImage(contentsOfFile: URL(fileURLWithPath: path).appendingPathComponent(name).path)
    }
  }
}
