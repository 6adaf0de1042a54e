import Foundation

/// An image of an asset catalogue, for one kind of device and one density of its screen.
struct ImageAsset: Sendable {
  /// A file of the asset, and how many of its pixels are a point.
  struct File: Sendable {
    let data: Data
    let header: ImageHeader
    let scale: CGFloat

    var contents: UIImage.Contents { .encoded(data, header) }
  }

  let light: File
  /// `nil` where the asset is the same in the dark.
  let dark: File?
  let mode: UIImage.RenderingMode

  init?(in folder: URL, device: UIUserInterfaceIdiom, displayScale: CGFloat) {
    guard let contents = AssetContents<Properties>(in: folder), let images = contents.images else {
      return nil
    }
    func file(isDark: Bool) -> (name: String, file: File)? {
      let entries = AssetContents<Properties>.choose(
        from: images, device: device, displayScale: displayScale, isDark: isDark)
      for entry in entries {
        guard let name = entry.filename else { continue }
        let url = folder.appendingPathComponent(name)
        if let file = Self.file(url, scale: entry.pixels ?? 1) { return (name, file) }
      }
      return nil
    }
    let (light, dark) = (file(isDark: false), file(isDark: true))
    guard let image = light ?? dark else { return nil }
    self.light = image.file
    self.dark = dark.flatMap { $0.name == image.name ? nil : $0.file }
    mode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
  }

  private static func file(_ url: URL, scale: CGFloat) -> File? {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      Console.log("\(url.path) is named in its asset catalogue, and not there.")
      return nil
    }
    if let header = ImageHeader(data) { return File(data: data, header: header, scale: scale) }
    guard let box = PDFBox(data) else {
      Console.log(
        "\(url.path) cannot be shown: PNG, JPEG, GIF and SVG are understood. Export it as one of them."
      )
      return nil
    }
    Console.log(
      "\(url.path) is a PDF, which is not drawn; a box of its size stands for it. Export it as SVG or "
        + "PNG to see it.")
    let picture = box.picture
    return ImageHeader(picture).map { File(data: picture, header: $0, scale: 1) }
  }
}

extension ImageAsset {
  struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }
}
