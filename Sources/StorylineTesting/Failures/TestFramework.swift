import Testing
import XCTest

/// The framework that runs the test: Swift Testing, or XCTest.
///
/// Everything else in the driver of apps does without a testing framework. The target `StageDriver` has a type
/// of this name for apps that run outside of tests.
@MainActor
enum TestFramework {
  /// Fails the running test at a line of it.
  static func record(_ failure: Failure) {
    let location = failure.location
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location.sourceLocation)
    // Outside of Swift Testing, issues are not reported; inside of it, XCTest's failures are not.
    if Test.current == nil { XCTFail(failure.message, file: location.file, line: location.line) }
  }

  /// Fails the running test at no line of it.
  static func fail(_ message: String) {
    guard Test.current != nil else { return XCTFail(message) }
    #if os(Linux)
      if let test = Test.current {
        Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
      }
    #else
      Issue.record(Comment(rawValue: message))
    #endif
  }
}

extension TestLocation {
  /// The location for Swift Testing, which needs the module as well: in a package that is the folder.
  fileprivate var sourceLocation: SourceLocation {
    let path = "\(file)"
    let fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceLocation(fileID: fileID, filePath: path, line: Int(line), column: 1)
  }
}
