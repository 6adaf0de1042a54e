import Foundation
import Testing
import UIKit

/// The pictures of a folder, as the device gets them.
@Suite struct PhotoFolderTests {
  @Test func `a folder's pictures come by name, and nothing else does`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in [("b.svg", 20), ("a.svg", 10)] {
      let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="5"></svg>"#
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("c.txt"))
    #expect(try PhotoFolder(path: folder.path).photos.map(\.size.width) == [10, 20])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: (any Error).self) { try PhotoFolder(path: "/there/is/no/such/folder") }
  }
}
