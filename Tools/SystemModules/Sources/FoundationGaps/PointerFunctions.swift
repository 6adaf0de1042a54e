public import Foundation

/// The functions of a collection of pointers.
public final class NSPointerFunctions: NSObject {
  /// How a collection keeps its elements, and when two of them are equal.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Keeps objects.
    public static let strongMemory = Options([])
    /// Keeps nothing: the elements are addresses.
    public static let opaqueMemory = Options(rawValue: 2)
    /// Does not keep objects. An object that is released leaves the collection.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares objects with `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Compares addresses.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compares the addresses of objects.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies objects when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    /// The kind of memory is a number in the lowest byte.
    var isWeak: Bool { rawValue & 0xff == Options.weakMemory.rawValue }
    var isOpaque: Bool { rawValue & 0xff == Options.opaqueMemory.rawValue }
    var comparesAddresses: Bool { [1, 2].contains(rawValue >> 8 & 0xff) }

    func taken(_ object: Any) -> AnyObject {
      let object = object as AnyObject
      guard contains(.copyIn), let object = object as? any NSCopying else { return object }
      return object.copy(with: nil) as AnyObject
    }

    func hash(of object: Any) -> Int {
      let object = object as AnyObject
      guard !comparesAddresses, let object = object as? NSObject else {
        return ObjectIdentifier(object).hashValue
      }
      return object.hash
    }

    func areEqual(_ one: Any, _ other: Any) -> Bool {
      let (one, other) = (one as AnyObject, other as AnyObject)
      if one === other { return true }
      guard !comparesAddresses, let one = one as? NSObject else { return false }
      return one.isEqual(other)
    }
  }
}

public typealias NSMapTableOptions = Int
public typealias NSHashTableOptions = Int
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality

/// An object that is kept, or that is not.
struct Reference {
  private var strong: AnyObject?
  private weak var weakly: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    if options.isWeak { weakly = object } else { strong = object }
  }

  /// `nil` after a weak object was released.
  var object: AnyObject? { strong ?? weakly }
}
