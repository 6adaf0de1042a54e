public import Foundation

/// Has a say in the layout of text. Every method is optional; what is left out is what the paragraph
/// styles of the text say.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// The distance of the line that ends with the glyph from the next one.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// The distance above the paragraph that begins with the glyph, unless it is the first.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// The distance below the paragraph that ends with the glyph, unless it is the last.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Called when the layout of the text, or of a part of it, is no longer valid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

// MARK: - Default implementations

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }

  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}

// MARK: - Inside the stage

/// A distance in which the delegate of a layout manager has a say.
enum TextSpacing {
  case line
  case beforeParagraph
  case afterParagraph
}

extension NSLayoutManager {
  /// The distance from the delegate; `proposed` is that of the paragraph style.
  func spacing(
    _ spacing: TextSpacing, at glyph: Int, rect: CGRect, proposed: CGFloat
  ) -> CGFloat {
    guard let delegate, isValidGlyphIndex(glyph) else { return proposed }
    proposedSpacing = proposed
    defer { proposedSpacing = 0 }
    // 15.4.6 – the delegate's distances replace those of the paragraph style.
    return switch spacing {
    case .line:
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
    case .beforeParagraph:
      delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: rect)
    case .afterParagraph:
      delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect)
    }
  }
}
