import Foundation

/// How a button's image and its texts stand to each other.
struct ButtonArrangement {
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  /// Between title and subtitle.
  var titleSpacing: CGFloat
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var isMirrored = false

  private var texts: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titleSpacing + subtitle.height)
  }

  private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }

  private var hasImage: Bool { image != .zero }

  /// Nothing is kept free beside an image that stands alone.
  private var spacing: CGFloat { hasImage && texts.width > 0 ? imagePadding : 0 }

  var size: CGSize {
    // A title of no words is as high as a line, which counts only where nothing else is.
    let texts = hasImage && texts.width == 0 ? .zero : texts
    return isStacked
      ? CGSize(
        width: max(image.width, texts.width), height: image.height + spacing + texts.height)
      : CGSize(
        width: image.width + spacing + texts.width, height: max(image.height, texts.height))
  }

  /// How much of a width is the texts'.
  func textRoom(in width: CGFloat) -> CGFloat {
    !hasImage || isStacked ? width : width - image.width - imagePadding
  }

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The places in a block that may be smaller, or wider, than ``size``: the texts take what the
  /// image leaves.
  func frames(in block: CGRect, onPixel: (CGFloat) -> CGFloat) -> Frames {
    var frames = Frames()
    var room = block
    if hasImage {
      let start = isStacked ? block.midX - image.width / 2 : block.minX
      frames.image = CGRect(origin: CGPoint(x: onPixel(start), y: block.minY), size: image)
      if isStacked {
        let isAbove = placement.contains(.top)
        if !isAbove { frames.image.origin.y = block.maxY - image.height }
        room.size.height -= image.height + spacing
        if isAbove { room.origin.y += image.height + spacing }
      } else {
        // In the mirror the leading side is the right one.
        let isLeft = placement.contains(.trailing) == isMirrored
        frames.image.origin.y = onPixel(block.midY - image.height / 2)
        if !isLeft { frames.image.origin.x = block.maxX - image.width }
        room.size.width = max(0, room.width - image.width - spacing)
        if isLeft { room.origin.x += image.width + spacing }
      }
    }
    let height = min(texts.height, room.height)
    let top = hasImage && !isStacked ? onPixel(room.midY - height / 2) : room.minY
    let width = isStacked ? min(texts.width, room.width) : room.width
    let start = isStacked ? onPixel(room.midX - width / 2) : room.minX
    frames.title = CGRect(x: start, y: top, width: width, height: min(title.height, height))
    frames.subtitle = CGRect(
      x: start, y: top + title.height + titleSpacing, width: width, height: subtitle.height)
    return frames
  }
}
