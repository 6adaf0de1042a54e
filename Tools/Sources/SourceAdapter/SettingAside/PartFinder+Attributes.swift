import SwiftSyntax

extension SyntaxProtocol {
  /// The place behind the attributes. The adapter takes some of them away, which may stand on lines of their own.
  var positionAfterAttributes: AbsolutePosition {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
      .positionAfterSkippingLeadingTrivia ?? positionAfterSkippingLeadingTrivia
  }
}
