#if os(Linux)
  public import Foundation
  import XCTest

  /// Expects that the rest of the running test fails.
  ///
  /// XCTest on Linux lacks expected failures. `storyline test` counts a test whose failures are all expected as
  /// passed.
  ///
  /// - Parameters:
  ///   - failureReason: The reason why the test fails.
  ///   - enabled: `false` to expect nothing.
  ///   - strict: `false` to allow that nothing fails.
  ///   - issueMatcher: Returns whether a failure is expected.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) {
    XCTExpectFailure(
      failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher))
  }

  /// Expects that the rest of the running test fails.
  ///
  /// - Parameters:
  ///   - failureReason: The reason why the test fails.
  ///   - options: The failures that are expected.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options
  ) {
    guard options.isEnabled else { return }
    _ = ExpectedFailures.begin(failureReason, options)
  }

  /// Expects that a part of the running test fails.
  ///
  /// - Parameters:
  ///   - failureReason: The reason why the test fails.
  ///   - enabled: `false` to expect nothing.
  ///   - strict: `false` to allow that nothing fails.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - failingBlock: The part of the test.
  ///   - issueMatcher: Returns whether a failure is expected.
  /// - Returns: The result of the part.
  /// - Throws: The error of the part.
  @discardableResult
  public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) rethrows -> R {
    try XCTExpectFailure(
      failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher),
      file: file, line: line, failingBlock: failingBlock)
  }

  /// Expects that a part of the running test fails.
  ///
  /// - Parameters:
  ///   - failureReason: The reason why the test fails.
  ///   - options: The failures that are expected.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - failingBlock: The part of the test.
  /// - Returns: The result of the part.
  /// - Throws: The error of the part.
  @discardableResult
  public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
    file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R
  ) rethrows -> R {
    guard options.isEnabled else { return try failingBlock() }
    let number = ExpectedFailures.begin(failureReason, options)
    defer {
      if let message = ExpectedFailures.end(number) { XCTFail(message, file: file, line: line) }
    }
    return try failingBlock()
  }

  /// An expected failure.
  public enum XCTExpectedFailure {
    /// The failures that are expected.
    open class Options: NSObject {
      /// A Boolean value that indicates whether failures are expected at all.
      open var isEnabled = true
      /// A Boolean value that indicates whether a failure has to happen.
      open var isStrict = true
      /// Returns whether a failure is expected.
      open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

      public override init() {}

      convenience init(
        _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
      ) {
        self.init()
        if let enabled { isEnabled = enabled }
        if let strict { isStrict = strict }
        if let matcher { issueMatcher = matcher }
      }

      /// Returns options that allow that nothing fails.
      open class func nonStrict() -> Options {
        let options = Options()
        options.isStrict = false
        return options
      }
    }
  }

  /// A failure of a test.
  public struct XCTIssue: Sendable, CustomStringConvertible {
    /// The kind of a failure.
    public enum IssueType: Int, Sendable {
      case assertionFailure = 0
      case thrownError
      case uncaughtException
      case performanceRegression
      case system
      case unmatchedExpectedFailure
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error of the test. XCTest on Linux passes on its text alone.
    public var associatedError: (any Error)?

    public init(
      type: IssueType, compactDescription: String, detailedDescription: String? = nil,
      sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
      associatedError: (any Error)? = nil
    ) {
      self.type = type
      self.compactDescription = compactDescription
      self.detailedDescription = detailedDescription
      self.sourceCodeContext = sourceCodeContext
      self.associatedError = associatedError
    }

    public var description: String { compactDescription }
  }

  /// The place of a failure.
  public struct XCTSourceCodeContext: Sendable {
    public let location: XCTSourceCodeLocation?

    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
  }

  /// A line of a file.
  public struct XCTSourceCodeLocation: Sendable {
    public let fileURL: URL
    public let lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) {
      self.fileURL = fileURL
      self.lineNumber = lineNumber
    }

    public init(filePath: String, lineNumber: Int) {
      self.init(fileURL: URL(filePath: filePath), lineNumber: lineNumber)
    }
  }

  extension XCTIssue {
    /// The failure as XCTest on Linux tells it to observers.
    init(_ description: String, file: String?, line: Int) {
      let thrown = description.hasPrefix("threw error")
      let unmatched = description.contains(ExpectedFailures.unmatched)
      // An assertion without a message ends with the dash before it.
      let text = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
      self.init(
        type: thrown ? .thrownError : unmatched ? .unmatchedExpectedFailure : .assertionFailure,
        compactDescription: text, detailedDescription: text,
        sourceCodeContext: XCTSourceCodeContext(
          location: file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }))
    }
  }
#endif
