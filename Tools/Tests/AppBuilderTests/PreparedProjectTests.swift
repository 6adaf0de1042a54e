import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@testable import AppBuilder

@Suite struct PreparedProjectTests {
  @Test func `what is prepared imports every module that needs nothing but Swift`() throws {
    let cache = try TemporaryFolder([:])
    let project = try PreparedProject.common.written(in: CacheFolder(cache.url))
    let app = try #require(project.targets.first { $0.kind == .app })
    let text = try app.sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for module in SystemModule.all where [.systemModules, .missingModules].contains(module.package)
    {
      #expect(text.contains("import \(module.name)\n"), "\(module.name)")
    }
    #expect(!text.contains("import Combine"))
    #expect(project.tests.map(\.name) == ["PreparedTests"])
  }

  @Test func `Core Data is apart, for it needs a header`() throws {
    let cache = try TemporaryFolder([:])
    let project = try PreparedProject.coreData.written(in: CacheFolder(cache.url))
    let app = try #require(project.targets.first { $0.kind == .app })
    #expect(app.module == "PreparedData")
  }
}
