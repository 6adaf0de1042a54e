import CPixels
import Foundation

extension Painter {
  /// Draws an image of the document itself; addresses of other resources are not followed.
  mutating func drawImage(_ element: PictureElement) {
    guard !style.isHidden, let reference = element.attributes["href"] else { return }
    guard reference.hasPrefix("data:"), let comma = reference.utf8.firstIndex(of: UInt8(ascii: ","))
    else {
      omissions.insert("images from other files")
      return
    }
    let head = reference[..<comma]
    guard head.hasSuffix(";base64"),
      let data = Data(base64Encoded: String(reference[reference.utf8.index(after: comma)...]))
    else { return }
    let mediaType = head.dropFirst("data:".count).prefix { $0 != ";" }
    let stretches = element.attributes["preserveAspectRatio"] == "none"
    func target(_ width: Double, _ height: Double) -> Box {
      Box(
        x: element.number("x") ?? 0, y: element.number("y") ?? 0,
        width: element.number("width") ?? width, height: element.number("height") ?? height)
    }
    if mediaType == "image/svg+xml" {
      guard let picture = PictureDocument(data) else { return }
      let size = picture.size
      draw(picture, in: target(size.width, size.height), stretches: stretches)
    } else if let bitmap = mediaType == "image/jpeg" ? JPEG.bitmap(data) : PNG.bitmap(data) {
      let size = target(Double(bitmap.width), Double(bitmap.height))
      draw(bitmap, in: size, stretches: stretches)
    } else {
      omissions.insert("images of the type \(mediaType)")
    }
  }

  private mutating func draw(_ picture: PictureDocument, in target: Box, stretches: Bool) {
    guard target.width > 0, target.height > 0 else { return }
    let (outer, outerStyle) = (document, style)
    document = picture
    // Nothing is inherited from the document around it.
    style = PictureStyle().style(of: picture.root)
    let size = Box(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    clipTo(target)
    let toPicture = Transform.fitting(size, in: target, stretches: stretches)
    transform = transform.after(toPicture).after(picture.viewMapping)
    drawChildren(of: picture.root)
    (document, style) = (outer, outerStyle)
  }

  private mutating func draw(_ bitmap: Bitmap, in target: Box, stretches: Bool) {
    let view = Box(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let place = transform.after(.fitting(view, in: target, stretches: stretches))
    let corners = view.corners.map(place.applied)
    guard
      let shape = Coverage.inside(
        [corners], isEvenOdd: false, isSmooth: style.isSmooth, limit: clip.area)
    else { return }
    let coverage = shape.common(with: clip)
    guard !coverage.area.isEmpty else { return }

    // A picture that becomes much smaller is halved first, so that all of its pixels count.
    var (source, toSource) = (bitmap, Transform())
    let stretch = place.stretch
    while source.width > 1 || source.height > 1 {
      let halvesWidth = source.width > 1 && stretch.across / toSource.a <= 0.5
      let halvesHeight = source.height > 1 && stretch.down / toSource.d <= 0.5
      guard halvesWidth || halvesHeight else { break }
      var half = Bitmap(
        width: halvesWidth ? (source.width + 1) / 2 : source.width,
        height: halvesHeight ? (source.height + 1) / 2 : source.height)
      pixels_halve(
        source.bytes, Int32(source.width), Int32(source.height), halvesWidth ? 1 : 0,
        halvesHeight ? 1 : 0, &half.bytes)
      source = half
      toSource = Transform.scale(halvesWidth ? 0.5 : 1, halvesHeight ? 0.5 : 1).after(toSource)
    }
    guard let inverse = place.inverse else { return }
    sample(
      source, toSource.after(inverse), coverage, opacity: 1, isSmooth: style.mixesPixels,
      repeats: false)
  }
}

extension PictureDocument {
  /// Its size where nothing gives it another one.
  var size: (width: Double, height: Double) {
    let box = viewBox
    func length(_ name: String) -> Double? {
      guard let text = root.attributes[name], !text.hasSuffix("%") else { return nil }
      return PictureElement.number(text)
    }
    return (length("width") ?? box?.width ?? 300, length("height") ?? box?.height ?? 150)
  }

  private var viewBox: Box? {
    let numbers = PictureElement.numbers(root.attributes["viewBox"] ?? "")
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// From the coordinates of its elements to those of its size.
  var viewMapping: Transform {
    guard let viewBox else { return Transform() }
    return .fitting(
      viewBox, in: Box(x: 0, y: 0, width: size.width, height: size.height),
      stretches: root.attributes["preserveAspectRatio"] == "none")
  }
}
