import Foundation

/// Pictures in a folder, for the device's library.
package struct PhotoFolder {
  /// Those that are understood, by the names of their files.
  package let photos: [UIImage]

  /// - Throws: what the file system throws when there is no such folder.
  package init(path: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    photos = names.sorted().compactMap { name in
      UIImage(contentsOfFile: URL(fileURLWithPath: path).appendingPathComponent(name).path)
    }
  }
}
