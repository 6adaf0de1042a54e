/// A line of a test.
public struct TestLocation: Sendable, CustomStringConvertible {
  /// The path of the file, as the compiler was given it.
  public let file: StaticString
  public let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The name of the file, and the line: `ListTests.swift:12`.
  public var description: String {
    "\("\(file)".split(separator: "/").last.map(String.init) ?? "\(file)"):\(line)"
  }
}
