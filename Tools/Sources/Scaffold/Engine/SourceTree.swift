import Foundation

/// The files of a project, by their paths below its folder.
package struct SourceTree: Sendable {
  package private(set) var files: [String: String]
  package private(set) var changed: Set<String> = []
  /// Sentences about steps that could not be done, each with what to do instead.
  package internal(set) var notes: [String] = []

  /// Files that a recipe generates, and that are there with another text.
  package internal(set) var collisions: Set<String> = []

  package init(_ files: [String: String] = [:]) { self.files = files }

  package subscript(path: String) -> String? { files[path] }

  mutating func write(_ text: String, to path: String) {
    guard files[path] != text else { return }
    files[path] = text
    changed.insert(path)
  }

  /// A Boolean value that indicates whether a Swift file declares a type.
  func declares(_ type: String) -> Bool { file(declaring: type) != nil }

  /// The file that declares a type, the first one by its path.
  func file(declaring type: String) -> String? {
    files.filter { $0.key.hasSuffix(".swift") && $0.value.declares(type) }.keys.min()
  }
}

extension String {
  private static let keywords = ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "]

  /// A Boolean value that indicates whether a source declares a type.
  ///
  /// It is asked of every file of a project, so it searches bytes: to parse them takes seconds.
  fileprivate func declares(_ type: String) -> Bool {
    withCString { text in
      guard strstr(text, type) != nil else { return false }
      return Self.keywords.contains { keyword in
        let words = keyword + type
        var place = strstr(text, words)
        while let found = place {
          let next = UInt8(bitPattern: found[words.utf8.count])
          // Letters, digits, the underscore and what is not ASCII go on with the name.
          let isName =
            next >= 0x80 || next == 0x5f || (0x30...0x39).contains(next)
            || (0x41...0x5a).contains(next & 0xdf)
          if !isName { return true }
          place = strstr(found + 1, words)
        }
        return false
      }
    }
  }
}
