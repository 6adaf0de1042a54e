import Foundation

/// An object that is held strongly or weakly, as options say.
final class HeldObject {
  private let owned: AnyObject?
  private weak var seen: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    owned = options.contains(.weakMemory) ? nil : object
    seen = object
  }

  /// The object, until it is released.
  var object: AnyObject? { seen }
}

/// The key under which a collection finds an object: its equality or, without one, its identity.
struct PointerKey: Hashable {
  private enum Kind: Hashable {
    case equality(AnyHashable)
    case identity(ObjectIdentifier)
  }

  private let kind: Kind

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    // A weak key must not be owned by its entry, so it is found by identity and hash. Objects that define an
    // equality of their own, such as texts, are found by it while others own them.
    if !options.contains(.objectPointerPersonality), !options.contains(.weakMemory),
      let value = object as? AnyHashable
    {
      kind = .equality(value)
    } else {
      kind = .identity(ObjectIdentifier(object))
    }
  }
}
