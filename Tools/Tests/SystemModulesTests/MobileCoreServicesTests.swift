import MobileCoreServicesStandIn
import Testing

@Suite struct MobileCoreServicesTests {
  @Test(arguments: [
    (kUTTypeImage, "public.image"), (kUTTypeMovie, "public.movie"), (kUTTypePDF, "com.adobe.pdf"),
    (kUTTypeJPEG, "public.jpeg"), (kUTTypeURL, "public.url"), (kUTTypeData, "public.data"),
    (kUTTypeQuickTimeMovie, "com.apple.quicktime-movie"), (kUTTypeGIF, "com.compuserve.gif"),
  ])
  func `a type has the name that it has everywhere`(type: CFString, identifier: String) {
    #expect(type as String == identifier)
    #expect(UTTypeIsDeclared(type))
  }

  @Test func `a type is all that it conforms to`() {
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    #expect(UTTypeConformsTo("com.example.unknown" as CFString, "com.example.unknown" as CFString))
    #expect(!UTTypeConformsTo("com.example.unknown" as CFString, kUTTypeData))
  }

  @Test func `names are the same in small letters and in capitals`() {
    #expect(UTTypeEqual(kUTTypePNG, "PUBLIC.PNG" as CFString))
    #expect(!UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }

  @Test func `what servers call a file is found by its ending`() {
    func mimeType(_ ending: String) -> String {
      guard
        let type = UTTypeCreatePreferredIdentifierForTag(
          kUTTagClassFilenameExtension, ending as CFString, nil)?.takeRetainedValue(),
        let name = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue()
      else { return "application/octet-stream" }
      return name as String
    }
    #expect(mimeType("png") == "image/png" && mimeType("JPG") == "image/jpeg")
    #expect(mimeType("nobody-knows") == "application/octet-stream")
  }

  @Test func `an ending may have several types`() {
    let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4", nil)
    #expect(
      types?.takeRetainedValue() as? [String] == ["public.mpeg-4", "public.mpeg-4-audio"])
    let audio = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "mp4", kUTTypeAudio)
    #expect(audio?.takeUnretainedValue() == kUTTypeMPEG4Audio)
    let tags = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)
    #expect(tags?.takeRetainedValue() as? [String] == ["jpeg", "jpg", "jpe"])
    #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() == "PNG image")
  }
}
