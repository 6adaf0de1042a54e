import Foundation
import FoundationGaps
import Testing

@Suite struct ModuleBundleTests {
  @Test func `a module without resources of its own has the main bundle`() {
    #expect(_bundle(for: ModuleBundleTester.self) == Bundle(for: ModuleBundleTester.self))
  }

  @Test func `a module is found by the identifier in its Info plist`() throws {
    let folder = Bundle.main.bundleURL.appending(path: "App_FoundByIdentifier.resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let info = ["CFBundleIdentifier": "org.example.found", "CFBundleVersion": "7"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let bundle = try #require(_bundle(identifier: "org.example.found"))
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "7")
    #expect(_bundle(identifier: "org.example.missing") == nil)
  }
}

private final class ModuleBundleTester {}
