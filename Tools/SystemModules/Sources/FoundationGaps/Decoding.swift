public import Foundation

// A key without a value ends the process on Linux, and so does an archive without data.

extension NSCoder {
  /// Decodes the object of a key, or returns `nil` for a key that has none.
  ///
  /// The source adapter writes the call in place of `decodeObject(forKey:)`.
  public func _decodedObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }

  /// Decodes the object of a key if it is of a class, or returns `nil` for a key that has none.
  public func _decodedObject<Object: NSObject & NSCoding>(
    of cls: Object.Type, forKey key: String
  ) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: cls, forKey: key) : nil
  }

  /// Decodes the object of a key if it is of one of the classes, or returns `nil` for a key that has none.
  public func _decodedObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
  }
}

/// Returns an unarchiver of data. Without data its keys have no values, which is how tests call
/// `init?(coder:)`.
///
/// The source adapter writes the call in place of `NSKeyedUnarchiver(forReadingWith:)`.
public func _unarchiver(forReadingWith data: Data) -> NSKeyedUnarchiver {
  guard data.isEmpty else { return NSKeyedUnarchiver(forReadingWith: data) }
  let empty = NSKeyedArchiver(requiringSecureCoding: false)
  return NSKeyedUnarchiver(forReadingWith: empty.encodedData)
}
