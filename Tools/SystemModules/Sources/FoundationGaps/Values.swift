public import Foundation

// Files import this module only for names that PassedOnModule.swift in Tools/Sources/SourceAdapter lists.

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` stands for.
  public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }

  /// The address of an object, which only Foundation's formats keep alive.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSValue {
  /// Creates a value of a pointer.
  public convenience init(pointer: UnsafeRawPointer?) {
    // Foundation on Linux has values of numbers, and none of pointers.
    var address = UInt(bitPattern: pointer)
    self.init(bytes: &address, objCType: "Q")
  }

  /// Creates a value that names an object and does not keep it.
  public convenience init(nonretainedObject anObject: Any?) {
    let address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    self.init(pointer: UnsafeRawPointer(address))
  }

  /// The pointer that the value was made of.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: address)
  }

  /// The object that the value was made of. It must still exist.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension NSMutableDictionary {
  /// The value under a key. Foundation on Linux takes hashable keys, and Apple's takes keys that can be copied.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}

extension NSDictionary {
  /// Returns a Boolean value that indicates whether another dictionary has equal values. An optional among `Any`
  /// values counts as its value, as on Apple's systems, where both dictionaries hold objects.
  public func isEqual(to otherDictionary: [String: Any]) -> Bool {
    isEqual(NSDictionary(dictionary: otherDictionary))
  }
}

extension NSData.WritingOptions {
  /// The older name of ``atomic``.
  public static var atomicWrite: Self { .atomic }
}

extension NSData.ReadingOptions {
  /// The older names of ``mappedIfSafe``.
  public static var dataReadingMapped: Self { .mappedIfSafe }
  public static var mappedRead: Self { .mappedIfSafe }

  /// The older name of ``uncached``.
  public static var uncachedRead: Self { .uncached }
}

/// The number of bytes of a name of the system in `utsname`, which is smaller here than on Apple's systems.
public let _SYS_NAMELEN: Int32 = 65

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder for the files that an app needs to run.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for application data.
  public static var libraryDirectory: URL { _libraryFolder }

  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder for films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
}

/// A place for the error of a method that returns whether it succeeded.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The largest number of a `Float`: how often animations repeat that do so for ever.
public let HUGE = Float.greatestFiniteMagnitude
