import Foundation
import FoundationGaps
import Testing

@Suite struct LibraryFolderTests {
  private let library = NSHomeDirectory() + "/Library"

  @Test func `the library folder is in the home folder`() throws {
    let files = FileManager.default
    #expect(files._urls(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [library])
    #expect(URL.libraryDirectory.path == library)
    #expect(_searchPaths(.libraryDirectory, .userDomainMask, true) == [library])
    let url = try files._url(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(url.path == library)
  }

  @Test func `other folders are those of Foundation`() {
    let files = FileManager.default
    #expect(
      files._urls(for: .cachesDirectory, in: .userDomainMask)
        == files.urls(for: .cachesDirectory, in: .userDomainMask))
    #expect(
      _searchPaths(.cachesDirectory, .userDomainMask, true)
        == NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true))
  }
}
