import UIKit

/// An article to be read: its picture, its title, its words.
final class NewsDetailView: UIView {
  let noticeView = NoticeView()

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let bylineLabel = UILabel()
  private let summaryLabel = UILabel()
  private let paragraphs = UIStackView()
  private let scrollView = UIScrollView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.backgroundColor = .tertiarySystemFill
    bylineLabel.textColor = .secondaryLabel
    for (label, style) in [
      (titleLabel, UIFont.TextStyle.title1), (bylineLabel, .subheadline), (summaryLabel, .headline),
    ] {
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    titleLabel.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    titleLabel.accessibilityTraits = .header
    paragraphs.axis = .vertical
    paragraphs.spacing = 14
    arrange()
    noticeView.lie(on: self)
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("NewsDetailView is created in code") }

  func show(_ article: NewsDetail.ShowArticle.ViewModel) {
    titleLabel.text = article.title
    bylineLabel.text = article.byline
    summaryLabel.text = article.summary
    for label in paragraphs.arrangedSubviews { label.removeFromSuperview() }
    for text in article.paragraphs {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      paragraphs.addArrangedSubview(label)
    }
  }

  func show(picture data: Data) { picture.image = UIImage(data: data, scale: 2) }

  // Large letters, and long articles, need more than a screen.
  private func arrange() {
    let column = UIStackView(
      arrangedSubviews: [picture, titleLabel, bylineLabel, summaryLabel, paragraphs])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(16, after: picture)
    column.setCustomSpacing(18, after: bylineLabel)
    column.setCustomSpacing(18, after: summaryLabel)
    for (view, parent) in [(scrollView, self as UIView), (column, scrollView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      // Lines that are too long are hard to read.
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.56),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The last line can be scrolled out from under the card.
    let covered = noticeView.isHidden ? 0 : noticeView.frame.height + 24
    if scrollView.contentInset.bottom != covered { scrollView.contentInset.bottom = covered }
  }

  func show(_ notice: Notice?) {
    noticeView.show(notice)
    setNeedsLayout()
  }
}
