public import Foundation

// Core Graphics has this class on Apple's systems; Foundation on Linux does not.

/// A drawing destination: a list of drawings, from back to front, which becomes a picture.
///
/// Lines stay lines however large the picture is shown; only a bitmap context, which an app makes
/// itself, has pixels. A context that comes from ``UIGraphicsGetCurrentContext()`` or from a renderer
/// has coordinates that begin in the upper left corner.
public class CGContext {
  // MARK: Saving and restoring

  /// Puts aside all that is set on the context, but for the path.
  public func saveGState() { states.append(state) }

  /// Goes back to what was put aside last; nothing happens where nothing was.
  public func restoreGState() {
    if states.count > bottom { states.removeLast() }
  }

  // MARK: Changing the coordinates

  /// From the coordinates of what is drawn to pixels, which are counted from the lower left corner.
  public var ctm: CGAffineTransform { state.transform.concatenating(device) }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns by `angle` radians: clockwise, where y grows downwards.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to everything drawn from here on, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Setting colours

  public func setFillColor(_ color: CGColor) { state.fill = color.display }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.display }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The opacity of all that is drawn, 0 to 1, beside that of its colour.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

  // MARK: Setting the line

  /// In the coordinates of the moment at which the line is drawn; 0 is the thinnest that can be seen.
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(0, width) }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths that are drawn and left out, in turn, beginning at `phase`; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.contains { $0 > 0 } ? lengths : []
    state.line.dashPhase = phase
  }

  // MARK: Setting shadows, blending and quality

  /// A shadow of all that is drawn. Neither its place nor its blur follows the coordinates; positive
  /// heights are below. Without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      // Blurring over that many points takes half of it as its deviation.
      DisplayShadow(offset: offset, radius: max(0, blur) / 2, color: $0.display)
    }
  }

  /// A black shadow of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// How what is drawn mixes with what is there already.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges between pixels are smooth. They are by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isSmooth = shouldAntialias
  }

  /// How pixels of images are made larger: with `.none` they stay squares, else they are mixed.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  // MARK: Examining

  /// In pixels.
  public var width: Int { Int((bounds.width * scale).rounded(.up)) }

  /// In pixels.
  public var height: Int { Int((bounds.height * scale).rounded(.up)) }

  /// Returns an image of the drawings so far; of a bitmap, the pixels in its memory.
  @discardableResult
  public func makeImage() -> CGImage? {
    if let memory { return CGImage(memory.pixels) }
    return picture.map { CGImage($0.data, $0.header) }
  }

  // MARK: - Inside the stage

  /// The graphics state of a context.
  struct State {
    /// To the coordinates of the picture, whose y grows downwards.
    var transform = CGAffineTransform.identity
    var fill = DisplayColor(red: 0, green: 0, blue: 0)
    var stroke = DisplayColor(red: 0, green: 0, blue: 0)
    var line = Line()
    var alpha: CGFloat = 1
    var shadow: DisplayShadow?
    var blendMode = CGBlendMode.normal
    var isSmooth = true
    var quality = CGInterpolationQuality.default
    /// The number of the clip in the picture.
    var clip: Int?
    var mask: Int?
    /// Around all that can be seen, in the picture's coordinates.
    var clipBounds: CGRect
  }

  struct Line: Equatable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
  }

  /// The part of the picture's coordinates that is in the picture.
  let bounds: CGRect
  /// Pixels for a point.
  let scale: CGFloat
  private var states: [State]
  /// How many states a transparency layer leaves alone.
  var bottom = 1
  /// In the coordinates of the picture.
  var outline = PathOutline()
  var writer = SVGWriter()
  /// The attributes of the open group, to which the next drawing can be added.
  var openGroup: String?
  var layers: [TransparencyLayer] = []
  /// How many things were drawn.
  var count = 0
  /// The memory of a bitmap; `nil` for a context that keeps lines.
  var memory: BitmapMemory?

  /// A context in which `bounds` can be seen, in the coordinates in which is drawn first.
  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = CGRect(origin: .zero, size: bounds.size)
    self.scale = scale
    var state = State(clipBounds: self.bounds)
    state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    states = [state]
  }

  var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// How many states there are, for a layer to end with as many.
  var depth: Int {
    get { states.count }
    set { states.removeLast(max(0, states.count - newValue)) }
  }

  /// From the picture's coordinates to pixels.
  private var device: CGAffineTransform {
    CGAffineTransform(scale, 0, 0, -scale, 0, bounds.height * scale)
  }

  /// The picture's file and its header; nil for a picture without an area.
  var picture: (data: Data, header: ImageHeader)? {
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    guard
      let header = ImageHeader(
        mediaType: "image/svg+xml", width: Double(size.width), height: Double(size.height))
    else { return nil }
    var writer = writer
    if openGroup != nil { writer.endGroup() }
    return (Data(writer.document(of: bounds, size: size).utf8), header)
  }

  /// A Boolean value that indicates whether nothing was drawn at all.
  var isEmpty: Bool { writer.lines.isEmpty }
}
