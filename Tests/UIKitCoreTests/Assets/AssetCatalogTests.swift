import StorylineTesting
import Testing

@testable import UIKitCore

/// Catalogues as Xcode writes them, in a bundle that each test makes.
@MainActor @Suite(.stage) final class AssetCatalogTests {
  private let resources: AssetBundle

  init() throws { resources = try AssetBundle() }

  // MARK: Images

  @Test func `an image of a catalogue is the one for the screen's density`() throws {
    try resources.addImageSet(
      "star", #"{"idiom":"universal","filename":"a.png","scale":"1x"}"#,
      #"{"idiom":"universal","filename":"b.png","scale":"2x"}"#,
      #"{"idiom":"universal","filename":"c.png","scale":"3x"}"#)
    let sizes = ["a.png": 10, "b.png": 22, "c.png": 36]
    for (name, size) in sizes { try resources.add(png(size, size), "star.imageset/\(name)") }
    let image = try #require(resources.image("star"))
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 12, height: 12))
    let coarse = UITraitCollection(displayScale: 2)
    #expect(resources.image("star", traits: coarse)?.size == CGSize(width: 11, height: 11))
  }

  @Test func `a catalogue may be a link to another folder`() throws {
    try resources.addImageSet("star", #"{"idiom":"universal","filename":"a.png","scale":"3x"}"#)
    try resources.add(png(36, 36), "star.imageset/a.png")
    let linked = try AssetBundle(linkingTo: resources)
    #expect(linked.image("star")?.size == CGSize(width: 12, height: 12))
  }

  @Test func `where the screen's density is missing, the densest is taken`() throws {
    try resources.addImageSet(
      "star", #"{"idiom":"universal","filename":"a.png","scale":"1x"}"#,
      #"{"idiom":"universal","filename":"b.png","scale":"2x"}"#,
      #"{"idiom":"universal","scale":"3x"}"#)
    try resources.add(png(10, 10), "star.imageset/a.png")
    try resources.add(png(20, 20), "star.imageset/b.png")
    #expect(resources.image("star")?.scale == 2)
  }

  @Test func `what is made for a kind of device is shown on it alone`() throws {
    try resources.addImageSet(
      "map", #"{"idiom":"universal","filename":"all.png"}"#,
      #"{"idiom":"ipad","filename":"large.png","scale":"1x"}"#)
    try resources.add(png(10, 10), "map.imageset/all.png")
    try resources.add(png(90, 90), "map.imageset/large.png")
    #expect(resources.image("map")?.size.width == 10)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    #expect(resources.image("map", traits: pad)?.size.width == 90)
  }

  @Test func `an image view shows the image of its appearance`() throws {
    try resources.addImageSet(
      "sky", #"{"idiom":"universal","filename":"day.png"}"#,
      #"{"idiom":"universal","filename":"night.png","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    )
    try resources.add(png(10, 10), "sky.imageset/day.png")
    try resources.add(png(10, 10, end: [7]), "sky.imageset/night.png")
    let view = UIImageView(image: resources.image("sky"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    func shown() throws -> Data {
      try Stage.shared.settle()
      guard case .image(let image)? = view.displayNode()?.content else { return Data() }
      return image.data
    }
    #expect(try shown() == png(10, 10))
    window.overrideUserInterfaceStyle = .dark
    #expect(try shown() == png(10, 10, end: [7]))
    window.overrideUserInterfaceStyle = .light
    #expect(try shown() == png(10, 10))
  }

  @Test func `a set says whether its image is a template`() throws {
    try resources.addImageSet(
      "mark", #"{"idiom":"universal","filename":"a.png"}"#,
      properties: #""template-rendering-intent":"template""#)
    try resources.add(png(10, 10), "mark.imageset/a.png")
    #expect(resources.image("mark")?.renderingMode == .alwaysTemplate)
  }

  @Test func `a group is a namespace where it says so`() throws {
    let image = #"{"idiom":"universal","filename":"a.png"}"#
    try resources.addImageSet("Icons/star", image)
    try resources.addImageSet("Marks/star", image)
    try resources.add(png(10, 10), "Icons/star.imageset/a.png")
    try resources.add(png(20, 20), "Marks/star.imageset/a.png")
    try resources.add(
      Data(#"{"properties":{"provides-namespace":true}}"#.utf8), "Marks/Contents.json")
    #expect(resources.image("star")?.size.width == 10)
    #expect(resources.image("Marks/star")?.size.width == 20)
    #expect(resources.image("Icons/star") == nil)
  }

  @Test(arguments: [
    (#"<svg width="24" height="16px" viewBox="0 0 1 1">"#, 24.0, 16.0),
    (#"<?xml version="1.0"?><!-- drawn --><svg viewBox="0 0 30 40"/>"#, 30, 40),
    (#"<svg stroke-width="3" width="100%" viewBox="0,0,5,6">"#, 5, 6),
  ])
  func `an SVG has the size that its first element says`(
    text: String, width: Double, height: Double
  ) throws {
    try resources.addImageSet("shape", #"{"idiom":"universal","filename":"a.svg"}"#)
    try resources.add(Data(text.utf8), "shape.imageset/a.svg")
    #expect(resources.image("shape")?.size == CGSize(width: width, height: height))
  }

  @Test func `a box stands for a PDF, of its size`() throws {
    try resources.addImageSet("page", #"{"idiom":"universal","filename":"a.pdf"}"#)
    try resources.add(Data("%PDF-1.4\n<< /MediaBox [0 0 32 48.5] >>".utf8), "page.imageset/a.pdf")
    #expect(resources.image("page")?.size == CGSize(width: 32, height: 48.5))
  }

  @Test func `what is not in a catalogue is looked for among the files`() throws {
    try resources.addFile(png(9, 9), "photo.png")
    #expect(resources.image("photo")?.size.width == 9)
    #expect(resources.image("nothing") == nil)
    #expect(resources.image("") == nil)
  }

  @Test func `a set that cannot be read has no image, and the others have theirs`() throws {
    try resources.add(Data("{".utf8), "broken.imageset/Contents.json")
    try resources.addImageSet("gone", #"{"idiom":"universal","filename":"gone.png"}"#)
    try resources.addImageSet("star", #"{"idiom":"universal","filename":"a.png"}"#)
    try resources.add(png(10, 10), "star.imageset/a.png")
    #expect(resources.image("broken") == nil)
    #expect(resources.image("gone") == nil)
    #expect(resources.image("star") != nil)
  }

  // MARK: Colours

  @Test(arguments: [
    (#""red":"1.000","green":"0.500","blue":"0.000","alpha":"0.250""#, [1, 0.5, 0, 0.25]),
    (#""red":"0xFF","green":"0x33","blue":"0x00","alpha":"1""#, [1, 0.2, 0, 1.0 / 255]),
    (#""red":"255","green":"51","blue":"0","alpha":"1.0""#, [1, 0.2, 0, 1]),
  ])
  func `a component is a fraction, a byte, or a byte in sixteens`(
    components: String, expected: [Double]
  ) throws {
    try resources.addColorSet(
      "tone", #"{"idiom":"universal","color":{"color-space":"srgb","components":{\#(components)}}}"#
    )
    let color = try #require(resources.color("tone")).display(isDark: false)
    for (part, value) in zip([color.red, color.green, color.blue, color.alpha], expected) {
      #expect(abs(part - value) < 0.000_1)
    }
  }

  @Test func `a colour follows the appearance, and may be the system's`() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try resources.addColorSet(
      "ink", #"{"idiom":"universal","color":{"components":{"white":"0.0","alpha":"1.0"}}}"#,
      #"{"idiom":"universal",\#(dark),"color":{"platform":"ios","reference":"systemRedColor"}}"#)
    let color = try #require(resources.color("ink"))
    #expect(color.display(isDark: false) == DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(color.display(isDark: true) == UIColor.systemRed.display(isDark: true))
    #expect(resources.color("ink")?.isEqual(color) == true)
    #expect(resources.color("paint") == nil)
  }

  @Test func `the colours of increased contrast are left out`() throws {
    let contrast = #""appearances":[{"appearance":"contrast","value":"high"}]"#
    try resources.addColorSet(
      "ink",
      #"{"idiom":"universal",\#(contrast),"color":{"components":{"white":"1.0"}}}"#,
      #"{"idiom":"universal","color":{"components":{"white":"0.0"}}}"#)
    #expect(resources.color("ink")?.display(isDark: false).red == 0)
  }

  @Test func `P3's red is redder than the screen's`() throws {
    try resources.addColorSet(
      "red",
      #"{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0"}}}"#
    )
    let color = try #require(resources.color("red")).display(isDark: false)
    #expect(abs(color.red - 1.093) < 0.001)
    #expect(abs(color.green + 0.227) < 0.001)
    #expect(abs(color.blue + 0.150) < 0.001)
  }

  private func accent(in resources: AssetBundle) -> UIColor {
    AccentColor.color(in: ResourceFolders.of(resources.bundle), device: .phone)
  }

  @Test func `1.4.13 an app's accent is its tint where nobody sets another`() throws {
    #expect(accent(in: resources) == .systemBlue)
    // Xcode makes it without a colour.
    try resources.addColorSet("AccentColor", #"{"idiom":"universal"}"#)
    let new = try AssetBundle(copying: resources)
    #expect(accent(in: new) == .systemBlue)
    try resources.addColorSet(
      "AccentColor", #"{"idiom":"universal","color":{"reference":"systemPinkColor"}}"#)
    let chosen = try AssetBundle(copying: resources)
    #expect(accent(in: chosen) == .systemPink)
    #expect(UIView().tintColor == .accent)
  }

  @Test func `1.4.13 the accent is that of the app, and not of what lies beside the program`() {
    func resources(_ folders: [URL]) -> [String] {
      folders.map(\.lastPathComponent).filter { $0.hasSuffix(".resources") }
    }
    // Beside the tests lie the resources of this module, which is no app.
    let own = "Storyline_UIKitCoreTests.resources"
    #expect(resources(ResourceFolders.of(nil)).contains(own))
    #expect(resources(ResourceFolders.ofApp(inModule: nil)) == [])
    #expect(resources(ResourceFolders.ofApp(inModule: "UIKitCoreTests")) == [own])
  }
}

/// A PNG up to the end of its header, with some bytes after it.
private func png(_ width: Int, _ height: Int, end: [UInt8] = []) -> Data {
  Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, 6, 0, 0, 0] + end)
}
