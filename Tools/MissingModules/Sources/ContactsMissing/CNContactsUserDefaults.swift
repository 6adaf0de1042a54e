import Foundation

/// The settings of contacts, as on a device whose owner never changed them.
open class CNContactsUserDefaults: NSObject {
  public required override init() { super.init() }

  /// Returns the settings.
  open class func shared() -> Self { self.init() }

  /// The country of the device, in small letters.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }

  /// The names by which lists of contacts are sorted.
  open var sortOrder: CNContactSortOrder { .familyName }
}
