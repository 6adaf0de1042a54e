/// A module that files use without importing it, for Apple's Foundation or UIKit pass its names on.
struct PassedOnModule: Sendable {
  /// The name that sources import.
  let name: String

  /// How names begin that are the module's.
  private let beginnings: [StaticString]

  private init(_ name: String, _ beginnings: [StaticString]) {
    self.name = name
    self.beginnings = beginnings
  }

  static let all = [
    // AVFoundation passes them on.
    PassedOnModule("AudioToolbox", ["AudioServices", "SystemSoundID", "kSystemSoundID_"]),
    // Apple's Foundation has aliases of these two.
    PassedOnModule("Combine", ["@Published ", "@Published(", "ObservableObject"]),
    // Apple's Foundation passes them on, and so do packages' files that import nothing else.
    PassedOnModule("ObjectiveC", ["objc_getAssociatedObject", "objc_setAssociatedObject"]),
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
        "Bundle(for", "Bundle(identifier", "CFAbsoluteTime", "CFRunLoopMode", "CVarArg",
        "DateComponentsFormatter",
        "HUGE", "NSEC_PER_", "NSDataDetector", "NSErrorPointer",
        "NSException", "NSHashTable", "NSMapTable",
        "NSPointerArray", "NSPointerFunctions", "NSProcessInfoPowerState",
        "NSURLAuthenticationMethod", "ProcessInfo",
        "RelativeDateTimeFormatter", "NSSortDescriptor",
        "NSValueTransformer", "OSAtomic", "PTHREAD_MUTEX_", "Thread.main",
        "URL.applicationSupportDirectory", "URL.cachesDirectory", "URL.desktopDirectory",
        "URL.documentsDirectory", "URL.downloadsDirectory", "URL.libraryDirectory",
        "URL.moviesDirectory", "URL.musicDirectory", "URL.picturesDirectory", "URLError",
        "URLProtocol.registerClass", "URLProtocol.unregisterClass", "URLSession", "USEC_PER_SEC",
        "ValueTransformer", "XCTActivity", "XCTAttachment", "XCTContext", "addTeardownBlock",
        "advanced(by", "_SYS_NAMELEN", "appendFormat", "atomicWrite", "dataReadingMapped",
        "decodeObject", "forReadingWith", "forResourcesWithExtension", "inverted", "isEqual(to",
        "kCFAbsoluteTimeIntervalSince1970", "kCFBundle", "kContextualAlternates", "kFractionsType",
        "kLetterCaseType", "kLigaturesType", "kLowerCase", "kNumberCaseType", "kNumberSpacingType",
        "kStylisticAlt", "kTypographicExtrasType", "kUpperCase", "kVerticalPositionType",
        "libraryDirectory", "localizedDescription", "mach_absolute_time",
        "mach_timebase", "mappedRead", "nonretainedObject", "notifications(named", "objc_sync_",
        "pthread_key_create",
        "os_unfair_lock", "pointerValue", "threadDictionary", "uncachedRead",
      ]),
  ]

  /// The beginnings of all names with their modules, by their first bytes: most words of a file are left after
  /// one look.
  private static let table: [[(module: Int, beginning: StaticString)]] = {
    var table: [[(module: Int, beginning: StaticString)]] = Array(repeating: [], count: 256)
    for (number, module) in all.enumerated() {
      for beginning in module.beginnings {
        table[Int(beginning.utf8Start.pointee)].append((number, beginning))
      }
    }
    return table
  }()

  /// Returns what a file has to import here for the names that it uses, unless the project has a module of that
  /// name.
  static func standIns(in text: String, modules: Set<String>) -> [String] {
    used(in: text).filter { !modules.contains($0.name) }
      .map { AppleModules.standIns[$0.name] ?? $0.name }
  }

  /// The modules of which a text has a name, and that it does not import. Comments count, for nothing breaks by
  /// them.
  static func used(in text: String) -> [PassedOnModule] {
    let found = named(in: text)
    guard !found.isEmpty else { return [] }
    return all.enumerated().filter { found.contains($0.offset) }.map(\.element)
      .filter { !text.contains("import \($0.name)") }
  }

  /// The numbers of the modules of which a text has a name: one pass over its bytes, for every file is asked.
  private static func named(in text: String) -> Set<Int> {
    var text = text
    let table = table
    return text.withUTF8 { bytes in
      var found: Set<Int> = []
      var isInWord = false
      for place in bytes.indices {
        let byte = bytes[place]
        defer { isInWord = isWord(byte) }
        guard !isInWord else { continue }
        for (module, beginning) in table[Int(byte)] where begins(bytes[place...], with: beginning) {
          found.insert(module)
          if found.count == all.count { return found }
        }
      }
      return found
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
