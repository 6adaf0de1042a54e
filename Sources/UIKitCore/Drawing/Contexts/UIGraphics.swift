public import Foundation

// Contexts lie on one another, a stack for each thread; what draws without being given one draws into
// the uppermost.

/// The context that is drawn into; `nil` outside of ``UIView/draw(_:)`` and of a renderer, unless one
/// was pushed or begun.
@discardableResult
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.entries.last?.context
}

/// Draws into `context` until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.entries.append(ContextStack.Entry(context: context, isImage: false))
}

public func UIGraphicsPopContext() { ContextStack.current.pop(isImage: false) }

/// Draws into a new picture of that size until ``UIGraphicsEndImageContext()``, a pixel for a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The same with a ground, which is black where the picture is opaque, and with `scale` pixels for a
/// point; 0 for as many as the screen has.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale > 0 ? scale : .current)
  if opaque { context.fillGround() }
  ContextStack.current.entries.append(ContextStack.Entry(context: context, isImage: true))
}

/// Returns an image of the drawings so far in the current image context; `nil` if there is none.
@discardableResult
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.current.entries.last, entry.isImage else { return nil }
  return entry.context.image
}

public func UIGraphicsEndImageContext() { ContextStack.current.pop(isImage: true) }

// MARK: - Rectangles

/// Fills the rectangle, whatever is there already.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(rect) }
}

/// Draws the inner edge of the rectangle, a point wide, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { context in
    context.state.stroke = context.state.fill
    context.state.line = CGContext.Line()
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  }
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: - Inside the stage

/// The contexts of one thread.
final class ContextStack {
  struct Entry {
    let context: CGContext
    /// A Boolean value that indicates whether an image was begun with it.
    let isImage: Bool
  }

  var entries: [Entry] = []

  private static let key = "StorylineContexts"

  static var current: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }

  /// Takes the uppermost away, where it is of that kind.
  func pop(isImage: Bool) {
    if entries.last?.isImage == isImage { entries.removeLast() }
  }
}

extension CGFloat {
  /// How many pixels are in a point where is drawn now.
  static var current: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : UITraitCollection.device.displayScale
  }
}

extension CGContext {
  /// Draws with that blend mode, and has everything as before afterwards.
  func with(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    state.blendMode = blendMode
    draw(self)
    restoreGState()
  }

  /// Draws in here whatever does not say where it draws.
  func asCurrent(_ draw: () -> Void) {
    UIGraphicsPushContext(self)
    draw()
    UIGraphicsPopContext()
  }

  /// Fills the background of an opaque picture.
  func fillGround() {
    writer.add("<rect\(SVGWriter.rectangle(bounds))/>")
  }

  /// An image of the drawings so far.
  var image: UIImage? {
    picture.map { UIImage(.encoded($0.data, $0.header), scale: scale, look: UIImage.Look()) }
  }
}
