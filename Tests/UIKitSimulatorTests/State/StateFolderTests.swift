import Foundation
import Testing
import UIKitSimulator

/// A folder that goes when the test ends.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/storyline-tests-" + UUID().uuidString
    mkdir(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct StateFolderTests {
  let temporary = TemporaryFolder()
  var folder: StateFolder { StateFolder(path: temporary.path + "/state/storyline") }
  var tokenPath: String { folder.path + "/token" }

  func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  func refusal() -> String {
    do {
      _ = try folder.token()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `the folder is where the XDG directories say`() throws {
    let named = ["XDG_STATE_HOME": "/s", "HOME": "/h"]
    #expect(try StateFolder(environment: named).path == "/s/storyline")
    let relative = ["XDG_STATE_HOME": "s", "HOME": "/h"]
    #expect(try StateFolder(environment: relative).path == "/h/.local/state/storyline")
    #expect(throws: SimulatorError.self) { try StateFolder(environment: [:]) }
  }

  @Test func `the token is made once and only its owner can read it`() throws {
    let token = try folder.token()
    #expect(try folder.token() == token)
    #expect(mode(folder.path) == 0o700)
    #expect(mode(tokenPath) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["token"])
  }

  @Test func `apps that start together get the same token`() async throws {
    let folder = folder
    let tokens = try await withThrowingTaskGroup(of: Token.self) { group in
      for _ in 0..<16 { group.addTask { try folder.token() } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1.text) }
    }
    #expect(tokens.count == 1)
  }

  @Test(arguments: [0o604, 0o640, 0o622, 0o666] as [mode_t])
  func `a token file that others can open is refused with its remedy`(mode: mode_t) throws {
    _ = try folder.token()
    chmod(tokenPath, mode)
    #expect(refusal().contains("rm '\(tokenPath)'"))
  }

  @Test func `a folder that others can open is refused with its remedy`() throws {
    _ = try folder.token()
    chmod(folder.path, 0o755)
    #expect(refusal().contains("chmod 700 '\(folder.path)'"))
  }

  @Test func `a link, a folder or rubbish in the token's place is refused`() throws {
    let text = try folder.token().text
    unlink(tokenPath)
    let elsewhere = temporary.path + "/elsewhere"
    try text.write(toFile: elsewhere, atomically: true, encoding: .utf8)
    chmod(elsewhere, 0o600)
    symlink(elsewhere, tokenPath)
    #expect(refusal().contains("is a link"))
    unlink(tokenPath)
    mkdir(tokenPath, 0o700)
    #expect(refusal().contains("is not a file of yours"))
    rmdir(tokenPath)
    try "short".write(toFile: tokenPath, atomically: false, encoding: .utf8)
    chmod(tokenPath, 0o600)
    #expect(refusal().contains("is damaged"))
  }

  @Test func `each app finds its own port again`() throws {
    try folder.prepare()
    #expect(folder.port(of: "Basics") == nil)
    try folder.remember(port: 8081, of: "Basics")
    try folder.remember(port: 8082, of: "../../Basics/é")
    try folder.remember(port: 8083, of: "Basics")
    #expect(folder.port(of: "Basics") == 8083)
    #expect(folder.port(of: "../../Basics/é") == 8082)
    let ports = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/ports")
    #expect(ports.count == 2)
  }

  @Test(arguments: ["", "0", "70000", "-1", "port"])
  func `a damaged port is forgotten`(text: String) throws {
    try folder.prepare()
    try folder.remember(port: 8081, of: "Basics")
    try text.write(
      toFile: folder.path + "/ports/Basics.port", atomically: false, encoding: .utf8)
    #expect(folder.port(of: "Basics") == nil)
  }
}
