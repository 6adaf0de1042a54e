import CStage

/// A method that a data source need not have, and that a table behaves otherwise without.
enum OptionalMethod: Int32 {
  case commit = 0
  case move = 1
}

/// Which optional methods data sources have.
///
/// In Objective-C a table asks its data source whether it responds to a selector. In Swift the
/// compiler fills the gap with the protocol's default, so the code of the conformance is looked at:
/// whether it leads to the default. Where that cannot be found out (on machines other than x86-64 and
/// arm64, or where the app and UIKit are two shared libraries), the method counts as implemented.
@MainActor
enum OptionalMethods {
  private struct Question: Hashable {
    let cls: ObjectIdentifier
    let witnesses: UnsafeRawPointer
    let method: OptionalMethod
  }

  private static var answers: [Question: Bool] = [:]

  // A class existential is the object and its witness table; without "as" the object is passed.

  static func has(_ method: OptionalMethod, _ source: any UITableViewDataSource) -> Bool {
    let (_, witnesses) = unsafeBitCast(
      source as any UITableViewDataSource, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    return has(method, type(of: source), witnesses)
  }

  static func has(_ method: OptionalMethod, _ source: any UICollectionViewDataSource) -> Bool {
    let (_, witnesses) = unsafeBitCast(
      source as any UICollectionViewDataSource, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    return has(method, type(of: source), witnesses)
  }

  private static func has(
    _ method: OptionalMethod, _ cls: AnyClass, _ witnesses: UnsafeRawPointer
  ) -> Bool {
    let question = Question(cls: ObjectIdentifier(cls), witnesses: witnesses, method: method)
    if let answer = answers[question] { return answer }
    SwiftLayout.check()
    let answer = reads(method, cls, witnesses)
    answers[question] = answer
    return answer
  }

  /// Looks at the code; for what checks whether it can be read.
  static func reads(_ method: OptionalMethod, of source: any UITableViewDataSource) -> Bool {
    let (_, witnesses) = unsafeBitCast(
      source as any UITableViewDataSource, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    return reads(method, type(of: source), witnesses)
  }

  private static func reads(
    _ method: OptionalMethod, _ cls: AnyClass, _ witnesses: UnsafeRawPointer
  ) -> Bool {
    let mark = stage_absent_mark(method.rawValue)
    let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    return stage_witness_reaches(witnesses, mark) == 0 && stage_class_reaches(metadata, mark) == 0
  }
}
