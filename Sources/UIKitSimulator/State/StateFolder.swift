import Foundation

/// The folder that keeps what must outlive the app: one token for the user, and the port of each app.
package struct StateFolder: Sendable {
  /// An absolute path, ending in `/storyline`.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The folder that the XDG base directories name: `$XDG_STATE_HOME`, or `~/.local/state`.
  ///
  /// - Throws: ``SimulatorError`` if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  package init(environment: [String: String]) throws {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/storyline"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.local/state/storyline"
    } else {
      throw SimulatorError.noHome()
    }
  }

  /// Makes the folder if there is none, and checks that no other user may read it.
  package func prepare() throws {
    let parent = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw SimulatorError.cannot("make the folder", parent, error.localizedDescription)
    }
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw SimulatorError.cannot("make the folder", path, Self.lastError)
    }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw SimulatorError.cannot("look at", path, Self.lastError)
    }
    let fix = "rm -rf '\(path)'"
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw SimulatorError.unsafe(path, "is not a folder", fix: fix)
    }
    guard status.st_uid == geteuid() else {
      throw SimulatorError.unsafe(path, "belongs to another user", fix: fix)
    }
    guard status.st_mode & 0o077 == 0 else {
      throw SimulatorError.unsafe(
        path, "is open to other users", fix: "chmod 700 '\(path)' && rm -f '\(path)/token'")
    }
  }

  // MARK: The token

  /// The user's token: read, or made by the first app that asks.
  package func token() throws -> Token {
    try prepare()
    // Another app may make it between our look and our attempt; then there is one to read.
    for _ in 0..<3 {
      if let token = try readToken() { return token }
      if let token = try makeToken() { return token }
    }
    throw SimulatorError.cannot("keep a token in", path, "it comes and goes")
  }

  private var tokenPath: String { path + "/token" }

  private func readToken() throws -> Token? {
    let file = open(tokenPath, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP {
        throw SimulatorError.unsafe(tokenPath, "is a link", fix: "rm '\(tokenPath)'")
      }
      throw SimulatorError.cannot("read", tokenPath, Self.lastError)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw SimulatorError.cannot("look at", tokenPath, Self.lastError)
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      throw SimulatorError.unsafe(
        tokenPath, "is not a file of yours", fix: "rm -rf '\(tokenPath)'")
    }
    // A user who could read it may have the token by now: changing the permissions is not enough.
    guard status.st_mode & 0o077 == 0 else {
      throw SimulatorError.unsafe(tokenPath, "is open to other users", fix: "rm '\(tokenPath)'")
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(file, &bytes, bytes.count)
    guard
      count > 0,
      let token = Token(
        String(decoding: bytes[..<count], as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      throw SimulatorError.unsafe(tokenPath, "is damaged", fix: "rm '\(tokenPath)'")
    }
    return token
  }

  private func makeToken() throws -> Token? {
    let token = Token.random()
    let draft = tokenPath + ".\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    try write(token.text + "\n", to: draft)
    defer { unlink(draft) }
    // A link appears all at once, and only where there is none yet.
    if link(draft, tokenPath) == 0 { return token }
    if errno == EEXIST { return nil }
    throw SimulatorError.cannot("make", tokenPath, Self.lastError)
  }

  // MARK: Ports

  /// The port that the app of that name had last.
  package func port(of app: String) -> Int? {
    guard let text = try? String(contentsOfFile: portPath(of: app), encoding: .utf8) else {
      return nil
    }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
      .flatMap { (1...65535).contains($0) ? $0 : nil }
  }

  /// Remembers the port of the app of that name.
  package func remember(port: Int, of app: String) throws {
    let path = portPath(of: app)
    if mkdir((path as NSString).deletingLastPathComponent, 0o700) != 0, errno != EEXIST {
      throw SimulatorError.cannot("make the folder of", path, Self.lastError)
    }
    let draft = path + ".\(getpid())"
    try write("\(port)\n", to: draft)
    guard rename(draft, path) == 0 else {
      unlink(draft)
      throw SimulatorError.cannot("make", path, Self.lastError)
    }
  }

  // A name of a file, whatever the name of the app: letters and digits stay, the rest is spelt out.
  private func portPath(of app: String) -> String {
    let name = app.utf8.prefix(60).map { byte in
      let letter = Character(Unicode.Scalar(byte))
      return letter.isASCII && (letter.isLetter || letter.isNumber)
        ? String(letter) : "_" + String(byte, radix: 16)
    }
    return path + "/ports/" + name.joined() + ".port"
  }

  // MARK: Files

  private func write(_ text: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SimulatorError.cannot("make", path, Self.lastError) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard Foundation.write(file, bytes, bytes.count) == bytes.count else {
      let reason = Self.lastError
      unlink(path)
      throw SimulatorError.cannot("write", path, reason)
    }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
