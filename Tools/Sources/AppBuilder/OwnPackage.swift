public import Foundation
import ProjectReader

/// Storyline's own package, on which every app is built.
public struct OwnPackage: Sendable {
  public let folder: URL
  /// A Boolean value that indicates whether the folder is the copy of an installation.
  public let isInstalled: Bool

  /// Finds the package of a program: the copy that was installed with it, in `share/storyline` beside the
  /// folder of the program, or else the checkout that the program was built from.
  ///
  /// - Parameters:
  ///   - program: The file of the program, behind all symbolic links.
  ///   - checkout: The folder of the checkout.
  init(of program: URL?, checkout: URL) {
    let installed = program?.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/storyline")
    let manifest = installed?.appending(path: "Package.swift").path
    isInstalled = manifest.map(FileManager.default.fileExists) ?? false
    folder = isInstalled ? installed ?? checkout : checkout
  }

  /// The package of this program.
  public static let current = OwnPackage(
    of: Bundle.main.executableURL?.resolvingSymlinksInPath(), checkout: checkout)

  /// The package that this source file belongs to.
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The address from which others get the package; `nil` where it has none.
  ///
  /// An installation keeps it in a file. A checkout asks git, which would answer for any repository
  /// around an installation as well.
  public var address: String? {
    let text =
      isInstalled
      ? (try? String(contentsOf: folder.appending(path: Self.addressFile), encoding: .utf8))
      : Git(folder).run(["remote", "get-url", "origin"])
    guard let address = text?.split(whereSeparator: \.isNewline).first, !address.hasPrefix("/")
    else { return nil }
    return String(address)
  }

  /// The file of an installation with the address; `Scripts/install.sh` writes it.
  private static let addressFile = "address.txt"
}
