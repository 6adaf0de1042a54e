public import Foundation

/// Lays out the text of a text storage in containers, and finds its characters there.
///
/// Every UTF-16 unit of the text is one glyph: indexes of glyphs are indexes of characters.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  public override init() { super.init() }

  // MARK: The text and its containers

  /// The text, which owns the layout manager.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }

  /// The delegate, which has a say in the distances of lines and paragraphs.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      let whole = NSRange(location: 0, length: textStorage?.length ?? 0)
      invalidateLayout(forCharacterRange: whole, actualCharacterRange: nil)
    }
  }

  /// The containers that the text fills, one after the other.
  open private(set) var textContainers: [NSTextContainer] = []

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  // MARK: Changes

  /// Called after each edit of the text.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    for container in textContainers {
      container.textView?.storageDidChange(newCharRange, changeInLength: delta)
    }
  }

  /// Called when a container has another size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
    for container in textContainers { container.textView?.textDidChange() }
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.textView?.textDidChange() }
  }

  /// Lays out the text as far as it is in the container. All methods about places do that as well.
  open func ensureLayout(for container: NSTextContainer) { _ = layout(in: container) }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  @discardableResult
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  @discardableResult
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  @discardableResult
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters; whole ones, where the range begins or ends inside of one.
  @discardableResult
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// The characters of glyphs; whole ones, where the range begins or ends inside of one.
  @discardableResult
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the glyphs in a container.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(in: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// The glyphs of the lines that are, in part at least, in a rectangle of the container.
  @discardableResult
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let ranges = fragments(in: container).filter { $0.rect.intersects(bounds) }.map(\.range)
    guard let first = ranges.first, let last = ranges.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first, last)
  }

  /// The container in which a glyph stands; `nil` where there is no room for it.
  @discardableResult
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    for container in textContainers {
      guard let range = layout(in: container)?.range, NSLocationInRange(glyphIndex, range)
      else { continue }
      effectiveGlyphRange?.pointee = range
      return container
    }
    return nil
  }

  // MARK: Places

  /// The area of the lines in a container, with what they keep free at their ends.
  @discardableResult
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = fragments(in: container).reduce(CGRect.null) { $0.union($1.used) }
    return used.isNull ? .zero : used
  }

  /// The whole line in which a glyph stands, in its container.
  @discardableResult
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let fragment = fragment(ofGlyphAt: glyphIndex)
    if let fragment { effectiveGlyphRange?.pointee = fragment.range }
    return fragment?.rect ?? .zero
  }

  /// The part of the glyph's line that has text, with the padding at its ends.
  @discardableResult
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let fragment = fragment(ofGlyphAt: glyphIndex)
    if let fragment { effectiveGlyphRange?.pointee = fragment.range }
    return fragment?.used ?? .zero
  }

  /// Returns the position of a glyph on its baseline, in its line.
  @discardableResult
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(ofGlyphAt: glyphIndex) else { return .zero }
    return CGPoint(
      x: fragment.x(at: glyphIndex), y: fragment.line.baseline - fragment.line.top)
  }

  /// The smallest rectangle around glyphs in a container.
  @discardableResult
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let all = fragments(in: container).compactMap { $0.rect(of: glyphRange) }
    let union = all.reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? .zero : union
  }

  /// Calls `block` with every line that has one of the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    var stops = ObjCBool(false)
    for container in textContainers {
      for fragment in fragments(in: container)
      where NSIntersectionRange(fragment.range, glyphRange).length > 0 {
        block(fragment.rect, fragment.used, container, fragment.range, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Calls `block` with a rectangle for each line of the glyphs; those of selected lines reach to the
  /// end of the container where the selection goes on below.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for fragment in fragments(in: textContainer) {
      guard var rect = fragment.rect(of: glyphRange) else { continue }
      let goesOn =
        selectedRange.location != NSNotFound
        && NSMaxRange(NSIntersectionRange(selectedRange, glyphRange)) > NSMaxRange(fragment.range)
      if goesOn { rect.size.width = max(fragment.rect.maxX - rect.minX, 0) }
      block(rect, &stops)
      if stops.boolValue { return }
    }
  }

  // MARK: Finding

  /// The glyph at a point of the container; the nearest one where there is none.
  @discardableResult
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The same, with the part of the glyph that is before the point, 0 to 1.
  @discardableResult
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let all = fragments(in: container)
    // 15.4.2 – the nearest line is taken where none is at the point.
    guard let fragment = all.first(where: { point.y < $0.rect.maxY }) ?? all.last else {
      partialFraction?.pointee = 0
      return 0
    }
    let (index, fraction) = fragment.glyph(at: point.x)
    partialFraction?.pointee = fraction
    return min(index, max(numberOfGlyphs - 1, 0))
  }

  /// How much of the glyph at a point is before it, 0 to 1.
  @discardableResult
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at a point of the container; the nearest one where there is none. With the part
  /// of the way to the next insertion point that is before the point, 0 to 1.
  @discardableResult
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws the grounds of glyphs into the current context; the container's corner is at `origin`.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { context, lines in
      for line in lines {
        for rule in line.rules where rule.kind == .background {
          context.setFillColor(
            red: rule.color.red, green: rule.color.green, blue: rule.color.blue,
            alpha: rule.color.alpha)
          context.fill(
            CGRect(
              x: line.origin.x, y: line.origin.y + rule.offset, width: line.width,
              height: rule.thickness))
        }
      }
    }
  }

  /// Draws glyphs, and the lines along them, into the current context; the container's corner is at
  /// `origin`.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { context, lines in
      // 15.4.5 – glyphs are drawn into the current context.
      context.draw(
        lines.map { line in
          var line = line
          line.rules.removeAll { $0.kind == .background }
          return line
        })
    }
  }

  // MARK: - Inside the stage

  /// The layouts of the containers, in their order.
  private var layouts: [ContainerLayout] = []
  /// The distance of the text's paragraph style, while the delegate is asked.
  var proposedSpacing: CGFloat = 0
}

// MARK: - Layout

/// The text in one container.
@MainActor
struct ContainerLayout {
  /// Of the whole text.
  let range: NSRange
  let lines: StyledLines
}

/// A line of text in a container.
@MainActor
struct LineFragment {
  let line: StyledLines.Line
  /// Of the whole text.
  let range: NSRange
  let rect: CGRect
  let padding: CGFloat

  var used: CGRect {
    CGRect(
      x: line.x, y: line.top, width: line.runs.visibleWidth + 2 * padding, height: line.height)
  }

  /// Returns the beginning of a glyph of the whole text.
  func x(at index: Int) -> CGFloat {
    // 15.4.1 – glyphs stand behind the padding.
    padding + line.x + line.runs.x(at: min(index, NSMaxRange(range)) - range.location)
  }

  /// Around glyphs of the whole text; `nil` where none is in the line.
  func rect(of glyphs: NSRange) -> CGRect? {
    let part = NSIntersectionRange(glyphs, range)
    guard part.length > 0 else { return nil }
    let (start, end) = (x(at: part.location), x(at: NSMaxRange(part)))
    return CGRect(x: start, y: line.top, width: end - start, height: line.height)
  }

  func glyph(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    let (part, fraction) = line.runs.character(at: x - padding - line.x)
    return (range.location + part.location, fraction)
  }
}

extension NSLayoutManager {
  func attach(to storage: NSTextStorage?) {
    textStorage = storage
    for container in textContainers { container.textView?.storageWasReplaced() }
  }

  private func invalidate() {
    layouts = []
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string as NSString?, NSMaxRange(range) <= text.length,
      range.length > 0
    else { return range }
    return text.rangeOfComposedCharacterSequences(for: range)
  }

  func layout(in container: NSTextContainer) -> ContainerLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }), let textStorage
    else { return nil }
    if let view = container.textView {
      let range = NSRange(location: 0, length: textStorage.length)
      return ContainerLayout(range: range, lines: view.lines(for: view.bounds.width))
    }
    if layouts.count <= index {
      let text = StyledText(textStorage)
      for next in layouts.count...index { layouts.append(fill(textContainers[next], with: text)) }
    }
    return layouts[index]
  }

  /// Lays out what the container before left over.
  private func fill(_ container: NSTextContainer, with text: StyledText) -> ContainerLayout {
    let start = layouts.last.map { NSMaxRange($0.range) } ?? 0
    let rest = text.part(NSRange(location: start, length: text.length - start))
    var lines = StyledLines(
      rest, style: TextStyle(font: .systemFont(ofSize: 12), color: .black),
      width: container.roomInLine, alignment: .natural,
      maximumLines: container.maximumNumberOfLines, truncates: container.truncates,
      container: container, start: start)
    // 15.4.3 – text that does not fit in a container goes into the next.
    if container.size.height > 0 { lines.cut(toHeight: container.size.height) }
    let isEmpty = start > 0 && rest.length == 0
    let end = isEmpty ? 0 : lines.lines.last.map { NSMaxRange($0.range) } ?? 0
    return ContainerLayout(range: NSRange(location: start, length: end), lines: lines)
  }

  func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let layout = layout(in: container) else { return [] }
    let padding = container.lineFragmentPadding
    let width =
      container.textView.map {
        $0.bounds.width - $0.textContainerInset.left - $0.textContainerInset.right
      }
      ?? (container.size.width > 0 ? container.size.width : layout.lines.size.width + 2 * padding)
    return layout.lines.lines.map { line in
      LineFragment(
        line: line,
        range: NSRange(
          location: layout.range.location + line.range.location, length: line.range.length),
        rect: CGRect(x: 0, y: line.top, width: width, height: line.height), padding: padding)
    }
  }

  private func fragment(ofGlyphAt index: Int) -> LineFragment? {
    guard let container = textContainer(forGlyphAt: index, effectiveRange: nil) else { return nil }
    return fragments(in: container).first { NSLocationInRange(index, $0.range) }
  }

  /// Draws the lines of the glyphs, cut off where the range begins and ends.
  private func draw(
    _ glyphs: NSRange, at origin: CGPoint, _ draw: (CGContext, [DisplayTextLine]) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let traits = UITraitCollection.current
    for container in textContainers {
      guard let layout = layout(in: container) else { continue }
      let start = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
      for fragment in fragments(in: container) {
        guard let part = fragment.rect(of: glyphs) else { continue }
        let lines = layout.lines.displayLines(
          of: fragment.line, at: start, isDark: traits.userInterfaceStyle == .dark
        ) { $0.display(with: traits) }
        let isWhole = NSIntersectionRange(glyphs, fragment.range) == fragment.range
        context.saveGState()
        if !isWhole { context.clip(to: part.offsetBy(dx: origin.x, dy: origin.y)) }
        draw(context, lines)
        context.restoreGState()
      }
    }
  }
}
