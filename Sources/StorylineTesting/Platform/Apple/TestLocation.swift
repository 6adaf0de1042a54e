import Testing
import XCTest

/// A line of a test.
struct TestLocation {
  let file: StaticString
  let line: UInt

  /// Fails the running test, whichever framework runs it.
  func fail(_ message: String) {
    // Outside of Swift Testing nobody hears of an issue; inside of it, XCTest hears of nothing.
    guard Test.current != nil else { return XCTFail(message, file: file, line: line) }
    let path = "\(file)"
    let fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: path, line: Int(line), column: 1))
  }
}
