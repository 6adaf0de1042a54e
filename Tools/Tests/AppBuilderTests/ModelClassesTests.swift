import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilder
@testable import ProjectReader

/// The classes that Xcode writes for data models.
@Suite struct ModelClassesTests {
  private func text(generation: String) throws -> String? {
    let contents = """
      <model><entity name="Note" representedClassName="Note" \(generation)>
      <attribute name="stars" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="timestamp" optional="YES" attributeType="Date"/>
      <fetchedProperty name="newer"><fetchRequest name="r" entity="Note"/></fetchedProperty>
      </entity></model>
      """
    let folder = try TemporaryFolder(["Notes.xcdatamodel/contents": contents])
    let target = ProjectTarget(
      name: "App", kind: .app, sources: [],
      resources: [folder.url.appending(path: "Notes.xcdatamodel")])
    return try ModelClasses(of: target).files["Storyline~Models.swift"]
  }

  @Test func `an entity gets a class with typed properties and a request`() throws {
    let text = try #require(try text(generation: "codeGenerationType=\"class\""))
    #expect(text.contains("public class Note: NSManagedObject {}"))
    #expect(text.contains("public var `stars`: Int16 {"))
    #expect(text.contains("public var `timestamp`: Date? {"))
    #expect(text.contains("public var `newer`: [Note]? {"))
    #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Note>"))
  }

  @Test func `an app's own class gets an extension, or nothing`() throws {
    let text = try #require(try text(generation: "codeGenerationType=\"category\""))
    #expect(!text.contains("class Note:"))
    #expect(text.contains("extension Note {"))
    #expect(try self.text(generation: "") == nil)
  }
}
