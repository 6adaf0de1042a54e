import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UniformTypeTests {
  @Test(arguments: [
    (UTType.jpeg, "public.jpeg", "jpeg", "image/jpeg"), (.png, "public.png", "png", "image/png"),
    (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
    (.plainText, "public.plain-text", "txt", "text/plain"),
    (.json, "public.json", "json", "application/json"),
    (.mp3, "public.mp3", "mp3", "audio/mpeg"),
    (.zip, "public.zip-archive", "zip", "application/zip"),
    (.mpeg4Movie, "public.mpeg-4", "mp4", "video/mp4"),
  ])
  func `a type has a name, an ending and a name for servers`(
    type: UTType, identifier: String, ending: String, mimeType: String
  ) {
    #expect(type.identifier == identifier)
    #expect(type.preferredFilenameExtension == ending)
    #expect(type.preferredMIMEType == mimeType)
    #expect(UTType(identifier) == type)
    #expect(UTType(filenameExtension: ending.uppercased()) == type)
    #expect(UTType(mimeType: mimeType) == type)
  }

  @Test(arguments: [
    (UTType.jpeg, UTType.image), (.jpeg, .content), (.heic, .heif), (.swiftSource, .plainText),
    (.mp3, .audiovisualContent), (.pdf, .compositeContent), (.zip, .archive), (.vCard, .contact),
    (.html, .text), (.folder, .item), (.xmlPropertyList, .propertyList),
  ])
  func `a type is all that it conforms to`(type: UTType, supertype: UTType) {
    #expect(type.conforms(to: supertype) && type.isSubtype(of: supertype))
    #expect(supertype.isSupertype(of: type) && !supertype.conforms(to: type))
  }

  @Test func `a type conforms to itself, and is no kind of itself`() {
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test func `an ending may have several types, and a supertype says which is meant`() {
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "usdz")?.conforms(to: .data) == true)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(
      UTType.types(tag: "plist", tagClass: .filenameExtension, conformingTo: nil).count == 3)
  }

  @Test func `no type is made up`() {
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType(filenameExtension: "nobody-knows") == nil)
  }

  @Test func `an app's type conforms to what the app says`() {
    let type = UTType(exportedAs: "com.example.notes", conformingTo: .plainText)
    #expect(type.conforms(to: .text) && type.preferredFilenameExtension == nil)
    #expect(type == UTType(importedAs: "com.example.notes"))
  }

  @Test func `Info.plist says what there is to know of an app's types`() throws {
    let info: [String: Any] = [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.notes", "UTTypeDescription": "Notes",
          "UTTypeConformsTo": ["public.json"],
          "UTTypeTagSpecification": [
            "public.filename-extension": ["Note"], "public.mime-type": "application/x-note",
          ],
        ]
      ]
    ]
    let (identifier, entry) = try #require(TypeTable.declared(by: info).first)
    #expect(identifier == "com.example.notes" && entry.name == "Notes")
    #expect(entry.extensions == ["note"] && entry.mimeTypes == ["application/x-note"])
    #expect(entry.parents == ["public.json"])
  }

  @Test func `all that types conform to is known`() {
    for (identifier, entry) in TypeTable.entries {
      for parent in entry.parents { #expect(UTType(parent) != nil, "\(identifier)") }
    }
  }

  @Test func `a name gets the ending of a type once`() {
    let url = URL(filePath: "/tmp/photo")
    #expect(url.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpeg")
    let jpg = URL(filePath: "/tmp/photo.JPG")
    #expect(jpg.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.JPG")
  }

  @Test func `a type is written down as its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
