public import Foundation

// On Apple's systems a string has what its Foundation class has.

extension String {
  /// The size of the text in one line a paragraph.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The room that the text takes of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text from there to the right and down, one line a paragraph.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws as many lines, broken at the width of the rectangle, as are in it.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
