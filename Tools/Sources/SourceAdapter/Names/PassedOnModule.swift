/// A module that files use without importing it, for Apple's Foundation or UIKit pass its names on.
struct PassedOnModule: Sendable {
  /// What sources import where they import it.
  let name: String

  /// How names begin that are the module's.
  private let beginnings: [StaticString]

  /// The first bytes of the names: most words of a file are left after one comparison.
  private let firstBytes: Set<UInt8>

  private init(_ name: String, _ beginnings: [StaticString]) {
    self.name = name
    self.beginnings = beginnings
    firstBytes = Set(beginnings.map { $0.utf8Start.pointee })
  }

  static let all = [
    // With what comes with it and Foundation on Linux lacks.
    PassedOnModule(
      "Security",
      [
        "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
        "SecCopyErrorMessageString", "SecAccessControl", "kSecClass", "kSecAttr", "kSecValue",
        "kSecReturn", "kSecMatch", "kSecRandomDefault", "errSec", "OSStatus", "kCFBoolean",
      ]),
    PassedOnModule(
      "FoundationGaps",
      [
        "CFAbsoluteTime", "NSEC_PER_", "NSErrorPointer", "NSException", "NSHashTable", "NSMapTable",
        "NSPointerArray", "NSPointerFunctions", "NSSortDescriptor", "NSValueTransformer",
        "URL.applicationSupportDirectory", "URL.cachesDirectory", "URL.desktopDirectory",
        "URL.documentsDirectory", "URL.downloadsDirectory", "URL.libraryDirectory",
        "URL.moviesDirectory", "URL.musicDirectory", "URL.picturesDirectory", "USEC_PER_SEC",
        "ValueTransformer", "appendFormat", "kCFAbsoluteTimeIntervalSince1970",
        "mach_absolute_time",
        "mach_timebase", "nonretainedObject", "notifications(named", "objc_sync_",
        "os_unfair_lock", "pointerValue",
      ]),
  ]

  /// Returns what a file has to import here for the names that it uses, unless the project has a module of that
  /// name.
  static func standIns(in text: String, modules: Set<String>) -> [String] {
    used(in: text).filter { !modules.contains($0.name) }
      .map { AppleModules.standIns[$0.name] ?? $0.name }
  }

  /// The modules of which a text has a name, and that it does not import. Comments count, for nothing breaks by
  /// them.
  static func used(in text: String) -> [PassedOnModule] {
    all.filter { $0.hasName(in: text) && !text.contains("import \($0.name)") }
  }

  private func hasName(in text: String) -> Bool {
    var text = text
    // Every file is asked: one pass over its bytes, which says no at the first or second of a word.
    return text.withUTF8 { bytes in
      var isInWord = false
      for place in bytes.indices {
        let byte = bytes[place]
        defer { isInWord = Self.isWord(byte) }
        guard !isInWord, firstBytes.contains(byte) else { continue }
        for beginning in beginnings where Self.begins(bytes[place...], with: beginning) {
          return true
        }
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
