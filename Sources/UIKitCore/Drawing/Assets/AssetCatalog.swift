import Foundation

/// An asset catalogue as Xcode keeps it: a folder `.xcassets` with a folder for each asset.
struct AssetCatalog: Sendable {
  enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  private var folders: [Key: URL] = [:]

  init(at url: URL) {
    read(url, namespace: "")
  }

  /// The folder of the asset; `name` begins with the namespaces that it is in, as in `Icons/star`.
  func folder(of kind: Kind, named name: String) -> URL? {
    folders[Key(kind: kind, name: name)]
  }

  private mutating func read(_ folder: URL, namespace: String) {
    for url in Self.subfolders(of: folder) {
      let name = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        folders[Key(kind: kind, name: namespace + name)] = url
      } else if url.pathExtension.isEmpty {
        let group = AssetContents<GroupProperties>(in: url)
        let isNamespace = group?.properties?.providesNamespace == true
        read(url, namespace: isNamespace ? namespace + name + "/" : namespace)
      }
    }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    // Foundation lists nothing of a link to a folder.
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey])
    return (all ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
      .sorted { $0.path < $1.path }
  }
}

private struct GroupProperties: Decodable {
  let providesNamespace: Bool?

  enum CodingKeys: String, CodingKey {
    case providesNamespace = "provides-namespace"
  }
}
