import Foundation

/// Begins the process anew, with the program that lies at the same path now.
///
/// The process keeps its number, its terminal and its arguments, so that its parent (a shell,
/// `swift run`) notices nothing. Sockets and files are closed; the page finds the app again at the
/// same port with the same token.
package struct Relaunch: Sendable {
  /// Says how the device was set, to the process that comes after.
  package static let variable = "STORYLINE_DEVICE_SETTINGS"

  let path: String
  let arguments: [String]

  /// The running program. Its path has to be read while it is there: after a build another file may
  /// have taken its place.
  package init(arguments: [String] = CommandLine.arguments) {
    let link = "/proc/self/exe"
    path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    self.arguments = arguments
  }

  package init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Does not return, unless the program cannot be started: then the answer says why, and the app goes
  /// on as it was.
  package func perform(keeping settings: [DeviceSetting]) -> String {
    // A file that is still being written cannot be run.
    guard access(path, X_OK) == 0 else { return problem() }
    setenv(Self.variable, DeviceSetting.text(of: settings), 1)
    fflush(nil)
    let closed = closeOnExecution()
    var strings = arguments.map { strdup($0) } + [nil]
    execv(path, &strings)
    let problem = problem()
    for string in strings { free(string) }
    for file in closed { _ = fcntl(file, F_SETFD, 0) }
    unsetenv(Self.variable)
    return problem
  }

  // The next process would keep what it does not know of, the port among it.
  private func closeOnExecution() -> [Int32] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return files.compactMap(Int32.init).filter { file in
      guard file > STDERR_FILENO else { return false }
      let flags = fcntl(file, F_GETFD)
      return flags >= 0 && flags & FD_CLOEXEC == 0 && fcntl(file, F_SETFD, FD_CLOEXEC) == 0
    }
  }

  private func problem() -> String {
    "\(path) cannot be started: \(String(cString: strerror(errno))). Build it, then try again."
  }
}
