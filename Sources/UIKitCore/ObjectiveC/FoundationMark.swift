/// The first property of a class whose objects are stored in attributed strings, or in Foundation's
/// other collections.
///
/// Where Foundation on Linux compares two objects in C, it expects the type of its own objects in
/// the first word after the header. If that is no known type, the process ends, for example when an
/// `NSMutableAttributedString` gets another font for a part of its text. This word is a type that
/// Foundation does not have, and so it calls `isEqual(_:)`.
enum FoundationMark {
  static let word: UInt = 0x8000
}
