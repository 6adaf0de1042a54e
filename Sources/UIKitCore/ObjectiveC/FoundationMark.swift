/// The first property of a class whose objects are stored in attributed strings, or in Foundation's
/// other collections.
///
/// Where Foundation on Linux compares two objects in C, it takes the first word after the header for
/// what its own objects have there. Where that names no kind of object, the process ends: so it does
/// for an `NSMutableAttributedString` that gets another font for a part of its text. This word names a
/// kind that Foundation does not have, and so it asks `isEqual(_:)`.
enum FoundationMark {
  static let word: UInt = 0x8000
}
