import Foundation
import TemporaryFolders
import Testing

/// Tests for input that cannot work: the message is clear, no file of the user changes, and
/// corrected input works.
extension CommandTests {
  // MARK: Bad input

  static let broken: [(String, Data)] = [
    ("cut", Data("// !$*UTF8*$!\n{ objects = { ROOT = {isa = PBXProject; targets = (".utf8)),
    ("bytes", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ ($0 >> 3)) })),
    ("JSON", Data(#"{"name": "App", "targets": [1, 2, null]}"#.utf8)), ("empty", Data()),
  ]

  @Test(arguments: broken)
  func `a project file that is broken is refused by every command`(
    name: String, data: Data
  ) async throws {
    let project = try TemporaryFolder(["App/App.swift": "import UIKit\n"])
    let file = project.url.appending(path: "App.xcodeproj/project.pbxproj")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    for command in ["doctor", "run", "test", "leaks"] {
      let result = try await Command.run([command, project.url.path])
      #expect(result.status == 1)
      #expect(
        result.errors
          == "error: \(file.path) is not a valid project file. Open it in Xcode to find the error.\n"
      )
    }
  }

  @Test func `an error in the syntax is said of the user's file, and no more when it is mended`()
    async throws
  {
    let project = try TemporaryFolder(
      ["AppDelegate.swift": Self.greeting("x"), "Broken.swift": "import UIKit\nclass {\n"],
      named: "Twin")
    let before = try project.contents()
    let result = try await Command.run(["run", "--build-only", project.url.path])
    #expect(result.status == 1)
    #expect(result.all.contains("\(project.url.path)/Broken.swift:2:7: error: "))
    #expect(result.errors.hasSuffix("error: Twin does not compile. Fix the errors above.\n"))
    #expect(try project.contents() == before)

    try project.write("import UIKit\n", to: "Broken.swift")
    let mended = try await Command.run(["run", "--build-only", project.url.path])
    #expect(mended.status == 0, Comment(rawValue: mended.all))
  }

  @Test func `nothing but files that can be read is asked of a project`() async throws {
    let project = try TemporaryFolder(ShopPackage.files, named: "Shop")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: project.url.path)
    func allow(files: Int, folders: Int) throws {
      for path in paths.map({ project.url.appending(path: $0).path }) + [project.url.path] {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        try FileManager.default.setAttributes(
          [.posixPermissions: isFolder.boolValue ? folders : files], ofItemAtPath: path)
      }
    }
    try allow(files: 0o444, folders: 0o555)
    defer { try? allow(files: 0o644, folders: 0o755) }
    let before = try project.contents()
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 0, Comment(rawValue: result.all))
    #expect(try project.contents() == before)
  }

  // MARK: The cache

  @Test func `a cache that cannot be written is named`() async throws {
    let project = try TemporaryFolder(["AppDelegate.swift": Self.greeting("x"), "file": ""])
    for cache in [project.url.appending(path: "file/cache").path, "/proc/storyline"] {
      let result = try await Command.run(
        ["run", "--build-only", project.url.path], environment: ["STORYLINE_CACHE": cache])
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("error: \(cache)/lock cannot be written: "))
    }
  }

  /// A disk that is full is a file that cannot grow: the system refuses the bytes in the same call.
  ///
  /// The first limit is met while files are rewritten, the others while they are built.
  @Test(.timeLimit(.minutes(15)), arguments: Night.adds([20_000], to: [8, 200]))
  func `what could not be written is written the next time`(kilobytes: Int) async throws {
    let filler = (0..<500).map { "  let property\($0) = \"\($0)\"\n" }.joined()
    let project = try TemporaryFolder(
      [
        "AppDelegate.swift": Self.greeting("\(kilobytes)"),
        "Large.swift": "import UIKit\nclass Large: NSObject {\n\(filler)}\n",
      ], named: "Twin")
    let before = try project.contents()
    let full = try await Command.run(
      ["run", "--build-only", project.url.path], fileSize: kilobytes)
    #expect(full.status == 1, Comment(rawValue: full.all))
    #expect(full.errors.contains("\nerror: ") || full.errors.hasPrefix("error: "))
    if kilobytes == 8 {
      #expect(full.errors.contains("cannot be written: "))
      #expect(!full.all.contains("Building"))
    }
    #expect(try project.contents() == before)
    #expect(try await words(of: project) == "hello \(kilobytes)")
  }
}
