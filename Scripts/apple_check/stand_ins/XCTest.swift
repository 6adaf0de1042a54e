// The part of XCTest that the testing kit uses.
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
