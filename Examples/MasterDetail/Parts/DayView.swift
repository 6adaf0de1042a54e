public import UIKit

/// A day: what is planned, and what was written about it.
public final class DayView: UIView {
  /// Leads to the note.
  public let button = UIButton(configuration: .filled())

  private let dateLabel = UILabel()
  private let noteLabel = UILabel()
  private let stops = UIStackView()
  private lazy var noteCard = makeCard([makeHeading("Note"), noteLabel], spacing: 6)

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    dateLabel.font = .preferredFont(forTextStyle: .title3)
    dateLabel.textColor = .secondaryLabel
    noteLabel.font = .preferredFont(forTextStyle: .body)
    for label in [dateLabel, noteLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    stops.axis = .vertical
    stops.spacing = 14
    button.configuration?.buttonSize = .large
    button.configuration?.image = UIImage(systemName: "square.and.pencil")
    button.configuration?.imagePadding = 8
    let column = UIStackView(arrangedSubviews: [dateLabel, makeCard([stops]), noteCard, button])
    column.axis = .vertical
    column.spacing = 16
    arrange(column)
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("DayView is created in code") }

  /// Shows what is planned.
  public func show(_ day: Day) {
    dateLabel.text = day.date
    for row in stops.arrangedSubviews { row.removeFromSuperview() }
    for stop in day.stops { stops.addArrangedSubview(StopView(stop)) }
  }

  /// Shows what was written; nothing with `nil`.
  public func show(note: String?, buttonTitle: String) {
    noteLabel.text = note
    noteCard.isHidden = note == nil
    button.setTitle(buttonTitle, for: .normal)
  }

  private func makeHeading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    return label
  }

  private func makeCard(_ views: [UIView], spacing: CGFloat = 0) -> UIView {
    let card = UIStackView(arrangedSubviews: views)
    card.axis = .vertical
    card.spacing = spacing
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    return card
  }

  // Large letters need more than a screen.
  private func arrange(_ column: UIStackView) {
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    for (view, parent) in [(scroll, self as UIView), (column, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let (content, frame) = (scroll.contentLayoutGuide, readableContentGuide)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
  }
}

/// A time, and what happens then.
private final class StopView: UIStackView {
  init(_ stop: Stop) {
    super.init(frame: .zero)
    let (time, text) = (UILabel(), UILabel())
    time.text = stop.time
    time.font = .preferredFont(forTextStyle: .headline)
    time.textColor = .tintColor
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    text.text = stop.text
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    spacing = 12
    alignment = .firstBaseline
    for label in [time, text] {
      label.adjustsFontForContentSizeCategory = true
      addArrangedSubview(label)
    }
  }

  @available(*, unavailable, message: "Use init(_:).")
  required init(coder: NSCoder) { fatalError("StopView is created in code") }
}
