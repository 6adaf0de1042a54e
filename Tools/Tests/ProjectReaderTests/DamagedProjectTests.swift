import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Project files that were damaged: they are read, or refused with a reason; nothing else may happen.
@Suite struct DamagedProjectTests {
  /// Two projects that between them have all kinds of objects.
  static let texts = [
    XcodeProjectTests.text,
    PackagesProject.text(
      packages: [
        PackagesProject.local("Nothing"),
        PackagesProject.remote(
          "https://example.com/One", "kind = upToNextMajorVersion; minimumVersion = 1.0.0;"),
        PackagesProject.remote(
          "https://example.com/Two", "kind = versionRange; minimumVersion = 1; maximumVersion = 2;"),
      ], products: ["package = R1; productName = One", "productName = Two"],
      linked: ["package = R0; productName = Nothing"], files: ["Dragged"]),
  ]

  /// The number of projects that each test damages. The nightly run damages many more.
  static let count =
    ProcessInfo.processInfo.environment["STORYLINE_DAMAGED"].flatMap(Int.init) ?? 50

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    let files = XcodeProjectTests.files.merging(["App/App.swift": ""]) { $1 }
    folder = try TemporaryFolder(files)
    file = folder.url.appending(path: "App.xcodeproj/project.pbxproj")
  }

  /// Says whether the project could be read.
  private func reads(_ bytes: [UInt8]) throws -> Bool {
    try Data(bytes).write(to: file)
    do {
      #expect(try !ProjectReader.read(folder.url).targets.isEmpty)
      return true
    } catch let error as ProjectError {
      #expect(!error.description.isEmpty)
      return false
    }
  }

  @Test(arguments: texts)
  func `a file that is cut anywhere is read or refused`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try reads(bytes))
    var read = 0
    let step = max(1, bytes.count / (4 * Self.count))
    for count in stride(from: 0, to: bytes.count, by: step) where try reads(Array(bytes[..<count]))
    {
      read += 1
    }
    #expect(read == 0, "What is cut has no end.")
  }

  @Test(arguments: texts, 1...4)
  func `a file with wrong bytes is read or refused`(text: String, seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    let bytes = Array(text.utf8)
    var read = 0
    for _ in 0..<Self.count {
      var damaged = bytes
      for _ in 0...random.next(3) { damage(&damaged, &random) }
      if try reads(damaged) { read += 1 }
    }
    // Else it would only be the parser of property lists that is tried.
    #expect(read > 0)
    #expect(read < Self.count)
  }

  /// Identifiers and words in the wrong places leave a list that can be read, of a project that is wrong.
  @Test(arguments: texts, 5...8)
  func `a file with its words mixed up is read or refused`(text: String, seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    let words = text.matches(of: /[A-Za-z0-9_]+/).map { $0.range }
    var read = 0
    for _ in 0..<Self.count {
      var damaged = text
      for _ in 0...random.next(4) {
        let (from, to) = (words[random.next(words.count)], words[random.next(words.count)])
        let word = String(text[from])
        guard let place = damaged.range(of: text[to]) else { continue }
        damaged.replaceSubrange(place, with: word)
      }
      if try reads(Array(damaged.utf8)) { read += 1 }
    }
    #expect(read > 0)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout Numbers) {
    guard !bytes.isEmpty else { return }
    let start = random.next(bytes.count)
    let end = min(bytes.count, start + 1 + random.next(60))
    switch random.next(5) {
    case 0: bytes[start] = UInt8(random.next(256))
    case 1: bytes[start] ^= 1 << UInt8(random.next(8))
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: random.next(bytes.count))
    default: bytes[start] = Array("(){}=;,\"\\<>/*".utf8)[random.next(13)]
    }
  }

  /// The same numbers in every run.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }
  }
}
