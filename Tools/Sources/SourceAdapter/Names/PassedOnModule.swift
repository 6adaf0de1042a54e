/// Security, which Apple's Foundation passes on: files use it that import Foundation alone.
enum PassedOnModule {
  static let name = "Security"

  /// How names begin that are Security's, or that come with it and that Foundation has not here.
  private static let beginnings: [StaticString] = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
    "SecCopyErrorMessageString", "SecAccessControl", "kSecClass", "kSecAttr", "kSecValue",
    "kSecReturn", "kSecMatch", "kSecRandomDefault", "errSec", "OSStatus", "kCFBoolean",
  ]

  /// What such a file has to import here, unless the project has a module of that name.
  static func standIn(in text: String, modules: Set<String>) -> String? {
    guard !modules.contains(name), isUsed(in: text) else { return nil }
    return AppleModules.standIns[name]
  }

  /// Whether a text has such a name, and says nowhere that it imports the module. Comments count, for
  /// nothing breaks by them.
  static func isUsed(in text: String) -> Bool { hasName(text) && !text.contains("import \(name)") }

  private static func hasName(_ text: String) -> Bool {
    var text = text
    let beginnings = beginnings
    // Every file is asked: one pass over its bytes, which says no at the first or second of a word.
    return text.withUTF8 { bytes in
      var isInWord = false
      for place in bytes.indices {
        let byte = bytes[place]
        defer { isInWord = isWord(byte) }
        guard !isInWord, byte == 0x53 || byte == 0x6B || byte == 0x65 || byte == 0x4F else {
          continue
        }
        for beginning in beginnings where begins(bytes[place...], with: beginning) { return true }
      }
      return false
    }
  }

  private static func begins(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, with beginning: StaticString
  ) -> Bool {
    let (length, start) = (beginning.utf8CodeUnitCount, beginning.utf8Start)
    guard bytes.count >= length else { return false }
    for offset in 0..<length where bytes[bytes.startIndex + offset] != start[offset] {
      return false
    }
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
