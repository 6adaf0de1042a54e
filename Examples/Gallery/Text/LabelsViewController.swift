import UIKit

/// How labels align, wrap, truncate and shrink what they say.
final class LabelsViewController: CardsViewController {
  /// Labels that are too small for their text, to show what becomes of it.
  static let truncated = "truncated on purpose"

  private let sentence = "The quick brown fox jumps over the lazy dog, and then takes a long nap."

  override func viewDidLoad() {
    super.viewDidLoad()
    let alignments: [(String, NSTextAlignment)] = [
      ("Natural", .natural), ("Left", .left), ("Centre", .center), ("Right", .right),
      ("Justified", .justified),
    ]
    addCard(
      "Alignment",
      alignments.map { name, alignment in
        CaptionedView(name, makeLabel { $0.textAlignment = alignment })
      })
    let modes: [(String, NSLineBreakMode)] = [
      ("Tail", .byTruncatingTail), ("Middle", .byTruncatingMiddle), ("Head", .byTruncatingHead),
      ("Clipped", .byClipping),
    ]
    addCard(
      "Truncation",
      modes.map { name, mode in
        CaptionedView(name, makeLabel { truncate($0, to: 1, mode) })
      })
    addCard(
      "Lines",
      [
        CaptionedView("Two at most", makeLabel { truncate($0, to: 2, .byTruncatingTail) }),
        CaptionedView("As many as needed", makeLabel { _ in }),
      ])
    addCard(
      "Shrinking", note: "The second label may shrink to half its size before it truncates.",
      [makeShrinking(0.9), makeShrinking(0.5)])
    addCard("States", [makeLabel { $0.isEnabled = false }, makeHighlighted()])
  }

  private func makeLabel(_ change: (UILabel) -> Void) -> UILabel {
    let label = UILabel(sentence, style: .body)
    change(label)
    return label
  }

  private func truncate(_ label: UILabel, to lines: Int, _ mode: NSLineBreakMode) {
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.accessibilityIdentifier = Self.truncated
  }

  private func makeShrinking(_ scale: CGFloat) -> UILabel {
    let label = UILabel("A longer sentence shrinks before it loses its end", style: .title2)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = scale
    label.accessibilityIdentifier = Self.truncated
    return label
  }

  private func makeHighlighted() -> UILabel {
    let label = UILabel("Highlighted", style: .body)
    label.highlightedTextColor = .systemRed
    label.isHighlighted = true
    return label
  }
}
