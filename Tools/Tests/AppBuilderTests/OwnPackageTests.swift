import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder

@Suite struct OwnPackageTests {
  private let checkout = URL(filePath: "/checkout", directoryHint: .isDirectory)

  @Test func `a program beside an installed copy uses the copy`() throws {
    let prefix = try TemporaryFolder(["share/storyline/Package.swift": "", "bin/storyline": ""])
    let package = OwnPackage(of: prefix.url.appending(path: "bin/storyline"), checkout: checkout)
    #expect(package.isInstalled)
    #expect(package.folder.path == prefix.url.appending(path: "share/storyline").path)
  }

  @Test func `any other program uses the checkout that it was built from`() throws {
    let folder = try TemporaryFolder(["debug/storyline": ""])
    let package = OwnPackage(of: folder.url.appending(path: "debug/storyline"), checkout: checkout)
    #expect(!package.isInstalled)
    #expect(package.folder == checkout)
  }

  @Test func `an installed copy has the address that it was installed with`() throws {
    let prefix = try TemporaryFolder([
      "share/storyline/Package.swift": "", "bin/storyline": "",
      "share/storyline/address.txt": "https://example.org/storyline.git\n",
    ])
    let package = OwnPackage(of: prefix.url.appending(path: "bin/storyline"), checkout: checkout)
    #expect(package.address == "https://example.org/storyline.git")
  }

  @Test func `an installed copy without an address has none, and git is not asked`() throws {
    let prefix = try TemporaryFolder(["share/storyline/Package.swift": "", "bin/storyline": ""])
    let package = OwnPackage(of: prefix.url.appending(path: "bin/storyline"), checkout: checkout)
    #expect(package.address == nil)
  }
}
