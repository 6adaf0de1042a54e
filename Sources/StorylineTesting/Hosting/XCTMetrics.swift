#if os(Linux)
  public import Foundation
  public import XCTest

  /// Something that a test measures.
  ///
  /// XCTest on Linux lacks metrics. It measures the time of the block, whatever the metrics are.
  public protocol XCTMetric {}

  /// The time of a block.
  open class XCTClockMetric: NSObject, XCTMetric {}

  /// The use of the processor.
  open class XCTCPUMetric: NSObject, XCTMetric {}

  /// The use of memory.
  open class XCTMemoryMetric: NSObject, XCTMetric {}

  /// The bytes that are written to the disk.
  open class XCTStorageMetric: NSObject, XCTMetric {}

  /// How a test measures.
  open class XCTMeasureOptions: NSObject {
    /// The times at which measuring begins and ends by hand, which XCTest on Linux does not read.
    public struct InvocationOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let manuallyStart = InvocationOptions(rawValue: 1)
      public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// The usual options.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    open var invocationOptions: InvocationOptions = []
    /// How often the block is measured. XCTest on Linux measures it ten times.
    open var iterationCount = 5
  }

  extension XCTestCase {
    /// Measures the time of a block.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure { block() } }

    /// Measures the time of a block.
    public func measure(
      metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
    ) { measure { block() } }

    /// Measures the time of a block.
    public func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }

    /// Records a failure.
    public func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      recordFailure(
        withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "unknown",
        atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
    }
  }
#endif
