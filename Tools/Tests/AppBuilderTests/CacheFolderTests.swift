import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder

@Suite struct CacheFolderTests {
  @Test func `products are found though no build has succeeded yet`() throws {
    let folder = try TemporaryFolder(["build/x86_64-unknown-linux-gnu/debug/App.build/App.dia": ""])
    let products = CacheFolder(folder.url).products
    #expect(
      FileManager.default.fileExists(atPath: products.appending(path: "App.build/App.dia").path))
  }

  @Test func `products are behind the link that SwiftPM makes`() throws {
    let folder = try TemporaryFolder(["build/debug/App": "", "build/other/debug/App": ""])
    #expect(CacheFolder(folder.url).products.path.hasSuffix("build/debug"))
  }

  @Test func `packages of projects that are gone are removed, and no others`() throws {
    let project = try TemporaryFolder(["App.swift": ""])
    let folder = try TemporaryFolder([:])
    let cache = CacheFolder(folder.url)
    let kept = cache.package(of: project.url, named: "App")
    let abandoned = cache.package(of: folder.url, named: "App")
    try cache.record(project.url, in: kept)
    try cache.record(project.url.appending(path: "gone"), in: abandoned)
    cache.removeAbandoned()
    #expect(FileManager.default.fileExists(atPath: kept.path))
    #expect(!FileManager.default.fileExists(atPath: abandoned.path))
  }
}
