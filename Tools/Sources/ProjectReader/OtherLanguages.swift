import Foundation

// Sources in other languages than Swift, which are left out.

extension FolderContents {
  /// Returns a Boolean value that indicates whether a file is a source that is left out.
  static func isOtherSource(_ url: URL) -> Bool {
    ["m", "mm", "c", "cc", "cpp"].contains(url.pathExtension.lowercased())
  }
}

extension ProjectProblem {
  /// Creates the sentence about the sources of a target that are left out; `nil` where there are none.
  init?(leavingOut files: [URL], of target: String, in project: URL) {
    let names = files.map(\.lastPathComponent).sorted()
    guard !names.isEmpty else { return nil }
    let rest = names.count - min(names.count, 3)
    let list = names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    self.init(
      file: project,
      message: names.count == 1
        ? "1 source of \(target) that is not in Swift is left out: \(list)"
        : "\(names.count) sources of \(target) that are not in Swift are left out: \(list)",
      isError: false, target: target)
  }
}
