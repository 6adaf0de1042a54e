import Foundation

/// The positions of the parts of a section in a flow.
struct FlowSection {
  /// The beginning of the section, with its header.
  var start: CGFloat = 0
  /// How long header and footer are; 0 for none.
  var header: CGFloat
  var footer: CGFloat
  /// Around the items: before and after the lines, and at their beginnings and ends.
  var insets: (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat)
  var lines: FlowLines

  var linesStart: CGFloat { start + header + insets.before }
  var footerStart: CGFloat { linesStart + lines.length + insets.after }
  var end: CGFloat { footerStart + footer }
}
