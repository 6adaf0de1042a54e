import Foundation
import StorylineTesting
import Testing
import UIKit

/// Items that are handed over as data of several types.
@MainActor @Suite(.stage) struct ItemProviderTests {
  @MainActor
  private final class Box {
    private(set) var object: (any NSItemProviderReading)?
    private(set) var failed = false

    func take(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
      self.object = object
      failed = error != nil
    }
  }

  /// Reads what a provider has, and waits for it.
  private func read(
    _ cls: any NSItemProviderReading.Type, from provider: NSItemProvider
  ) throws -> (object: (any NSItemProviderReading)?, failed: Bool) {
    let box = Box()
    provider.loadObject(ofClass: cls) { object, error in
      // It comes on the main queue.
      nonisolated(unsafe) let read = object
      MainActor.assumeIsolated { box.take(read, error) }
    }
    try Stage.shared.settle()
    return (box.object, box.failed)
  }

  @Test func `11.9.12 text is read as text, and by the kinds of text it is`() throws {
    let provider = NSItemProvider(object: NSString(string: "Tea"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    for type in ["public.plain-text", "public.text", "public.data"] {
      #expect(provider.hasItemConformingToTypeIdentifier(type))
    }
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let read = try read(NSString.self, from: provider)
    #expect((read.object as? NSString) == NSString(string: "Tea"))
  }

  @Test func `a link is read as a link, and as text`() throws {
    let url = try #require(NSURL(string: "https://example.com/tea"))
    let provider = NSItemProvider(object: url)
    #expect((try read(NSURL.self, from: provider).object as? NSURL) == url)
    #expect(
      (try read(NSString.self, from: provider).object as? NSString)
        == NSString(string: "https://example.com/tea"))
  }

  @Test func `an item that cannot be read passes an error`() throws {
    let provider = NSItemProvider(object: NSString(string: "Tea"))
    let read = try read(UIImage.self, from: provider)
    #expect(read.object == nil && read.failed)
  }

  @Test func `a representation is made when it is asked for, also on another queue`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.tea", visibility: .all) {
      completion in
      DispatchQueue.global().async { completion(Data([7]), nil) }
      return nil
    }
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.tea") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([7]))
  }
}
