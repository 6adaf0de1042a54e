import Foundation
import UIKit

extension AppDriver {
  /// Expects the screen to look as in a file beside the test: `Snapshots/TestFile/name.txt`.
  ///
  /// With `STORYLINE_REBASELINE=1` in the environment the file is written instead. Name the folder
  /// in the test target's `exclude`, so that the package manager does not ask what it is.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - format: The format: a text or a picture.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Returns: `true` if the screen looks like the file.
  /// - Throws: An error of the file system when the file cannot be written.
  @discardableResult
  public func expectSnapshot(
    _ name: String, as format: SnapshotFormat = .text,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Bool {
    let rebaselines = ProcessInfo.processInfo.environment[ExpectedFile.rebaseline] == "1"
    let list = Stage.shared.displayList()
    let actual = format == .text ? list.text() : list.svg()
    let expected = ExpectedFile(name, format, of: TestLocation(file, line))
    guard let problem = try expected.problem(with: actual, rebaselining: rebaselines) else {
      return true
    }
    return fail(problem, at: TestLocation(file, line))
  }
}
