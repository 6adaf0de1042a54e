import Foundation
import MissingNames
import ProjectReader
public import SourceAdapter

/// The names that Swift sources get from the Objective-C of their targets, which is left out.
struct ObjectiveCNames: Sendable {
  /// The file names of the headers, by the names that they declare.
  let headers: [String: String]

  static let none = ObjectiveCNames(headers: [:])

  init(headers: [String: String]) { self.headers = headers }

  /// Reads the bridging headers of targets, the headers beside their sources in Objective-C, and the headers
  /// of the project that these import.
  init(of targets: [ProjectTarget], in folder: URL) {
    let own = targets.filter { $0.package == nil }
    var open = own.flatMap { target in
      [Self.bridgingHeader(of: target)].compactMap(\.self)
        + target.otherSources.map { $0.deletingPathExtension().appendingPathExtension("h") }
    }
    var headers: [String: String] = [:]
    var read: Set<URL> = []
    // Only where there is something to find: a project may have many files.
    lazy var all = Self.headers(in: folder)
    while let url = open.popLast() {
      guard read.insert(url.standardizedFileURL).inserted,
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      let header = ObjectiveCHeader(text)
      for name in header.names { headers[name] = headers[name] ?? url.lastPathComponent }
      for path in header.imports {
        let beside = url.deletingLastPathComponent().appending(path: path)
        if FileManager.default.fileExists(atPath: beside.path) {
          open.append(beside)
        } else if let other = all[URL(filePath: path).lastPathComponent] {
          open.append(other)
        }
      }
    }
    self.headers = headers
  }

  /// The bridging header of a target. A relative path is one in the folder of the project file, which is above
  /// the sources.
  private static func bridgingHeader(of target: ProjectTarget) -> URL? {
    guard let path = target.buildSettings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else {
      return nil
    }
    if path.hasPrefix("/") { return URL(filePath: path) }
    var folder = target.sources.first?.deletingLastPathComponent()
    while let place = folder, place.pathComponents.count > 1 {
      let file = place.appending(path: path)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }

  /// The headers in a folder by their file names, but for those of pods and frameworks.
  private static func headers(in folder: URL) -> [String: URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var headers: [String: URL] = [:]
    while let url = files?.nextObject() as? URL {
      if ["Pods", "Carthage"].contains(url.lastPathComponent)
        || ["framework", "xcframework"].contains(url.pathExtension)
      {
        files?.skipDescendants()
      } else if url.pathExtension == "h" {
        headers[url.lastPathComponent] = headers[url.lastPathComponent] ?? url
      }
    }
    return headers
  }

  /// Returns an error of the compiler's with the header that declares the missing name, if one does.
  func explaining(_ error: String) -> String {
    guard !headers.isEmpty,
      let name = error.firstMatch(of: /cannot find (?:type )?'(\w+)'/)?.output.1,
      let header = headers[String(name)]
    else { return error }
    return "\(error); it is declared in Objective-C (\(header))"
  }
}

/// A place in Swift sources that uses a name of Objective-C.
public struct ObjectiveCUse: Hashable, Sendable {
  public let name: String
  /// The file name of the header that declares it.
  public let header: String
  public let file: String
  public let line: Int

  /// Returns a sentence with the names of Objective-C for which parts were set aside.
  ///
  /// - Parameter setAside: The diagnostics of the parts that were set aside.
  /// - Returns: The sentence, or `nil` if there is no such name.
  public static func sentence(of setAside: [Diagnostic]) -> String? {
    let names = setAside.reduce(into: Set<String>()) { names, diagnostic in
      let found = diagnostic.message.firstMatch(
        of: /'(\w+)'[^']*; it is declared in Objective-C (\([^)]+\))$/)
      if let found { names.insert("\(found.output.1) \(found.output.2)") }
    }
    guard !names.isEmpty else { return nil }
    return "declared in Objective-C, which is left out: " + names.sorted().joined(separator: ", ")
  }
}

extension AppBuilder {
  var objectiveCNames: ObjectiveCNames {
    ObjectiveCNames(of: project.closure(of: targets), in: project.folder)
  }

  /// The first place in each Swift file that uses a name of the project's Objective-C, which is left out.
  public func objectiveCInUse() throws -> [ObjectiveCUse] {
    let headers = objectiveCNames.headers
    guard !headers.isEmpty else { return [] }
    let texts = try sourceTexts()
    let own = texts.values.reduce(into: Set<String>()) {
      $0.formUnion(SourceNames(of: $1).declaredTypes)
    }
    let names = Set(headers.keys).subtracting(own)
    return texts.sorted { $0.key < $1.key }.flatMap { file, text in
      SourceNames.firstUses(of: names, in: text).sorted { $0.key < $1.key }.map { name, line in
        ObjectiveCUse(name: name, header: headers[name] ?? "", file: file, line: line)
      }
    }
  }
}
