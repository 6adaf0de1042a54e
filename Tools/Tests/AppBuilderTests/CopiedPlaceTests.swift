import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder

@Suite struct CopiedPlaceTests {
  @Test func `a place in a copy is that in the file itself`() throws {
    let folder = try TemporaryFolder([
      "List~1.swift":
        "import UIKit; #sourceLocation(file: \"/app/List.swift\", line: 1)\nlet a = 1\n"
    ])
    let copy = folder.url.appending(path: "List~1.swift").path
    let place = CopiedPlace(path: copy, line: 12).original
    #expect(place.path == "/app/List.swift")
    #expect(place.line == 11)
  }

  @Test func `a place without a path has the file's own name`() {
    let place = CopiedPlace(path: "AppTests/List~2.swift", line: 10).original
    #expect(place.path == "AppTests/List.swift")
    #expect(place.line == 9)
  }

  @Test func `a file with an ordinary name is left alone`() {
    let place = CopiedPlace(path: "/app/List.swift", line: 10).original
    #expect(place.path == "/app/List.swift")
    #expect(place.line == 10)
  }

  @Test(arguments: [
    (
      "✘ Test \"a\" recorded an issue at List~1.swift:10:6: Caught error: List.swift:11: no",
      "✘ Test \"a\" recorded an issue at List.swift:9:6: Caught error: List.swift:11: no"
    ),
    (
      "✘ Test \"a/b\" recorded an issue at List~1.swift:10:6: 1/2",
      "✘ Test \"a/b\" recorded an issue at List.swift:9:6: 1/2"
    ),
    ("about ~1.swift: nothing", "about ~1.swift: nothing"),
  ])
  func `lines of the testing libraries name the file itself`(printed: String, shown: String) {
    #expect(CopiedPlace.originals(in: printed) == shown)
  }

  @Test(arguments: [
    ("App.Suite/`goes back`()/List~1.swift:10:6", "App.Suite/`goes back`()"),
    ("AppTests.`two numbers`()/List~1.swift:5:13", "AppTests.`two numbers`()"),
    ("App.Suite/testBack", "App.Suite/testBack"), ("App/List.swift:3:4", "App/List.swift:3:4"),
  ])
  func `people see the name of a test without its place`(id: String, name: String) {
    #expect(TestName.shown(id) == name)
  }
}
