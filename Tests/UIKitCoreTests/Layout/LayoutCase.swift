import UIKitCore

/// Small screens, each for one part of Auto Layout; their layouts are files beside the tests.
@MainActor
enum LayoutCase: String, CaseIterable, Sendable {
  case form
  case distributions
  case alignments
  case hiddenAndSpaced
  case margins
  case lines
  case card
  case scrolling
  case guides
  case baselines
  case masks
  case priorities
  case buttons

  /// Fills the root view of a screen.
  func fill(_ root: UIView) {
    switch self {
    case .form: form(in: root)
    case .distributions: distributions(in: root)
    case .alignments: alignments(in: root)
    case .hiddenAndSpaced: hiddenAndSpaced(in: root)
    case .margins: margins(in: root)
    case .lines: lines(in: root)
    case .card: card(in: root)
    case .scrolling: scrolling(in: root)
    case .guides: guides(in: root)
    case .baselines: baselines(in: root)
    case .masks: masks(in: root)
    case .priorities: priorities(in: root)
    case .buttons: buttons(in: root)
    }
  }

  // MARK: Parts

  private func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 8
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  /// Below the bars, from edge to edge of the margins.
  private func place(_ view: UIView, in root: UIView) {
    root.adding(view)
    root.constrain(
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor))
  }

  // MARK: Cases

  private func form(in root: UIView) {
    let rows = [("Name", "Ada Lovelace"), ("Born", "1815"), ("Occupation", "")].map { title, text in
      let label = label(title)
      label.setContentHuggingPriority(UILayoutPriority(700), for: .horizontal)
      let field = UITextField()
      field.text = text
      field.placeholder = "Unknown"
      field.borderStyle = .roundedRect
      let row = stack([label, field], .horizontal, spacing: 12)
      row.alignment = .firstBaseline
      return row
    }
    place(stack(rows, spacing: 16), in: root)
    // The titles are as wide as the widest of them.
    for row in rows.dropFirst() {
      root.constrain(
        row.arrangedSubviews[0].widthAnchor.constraint(
          equalTo: rows[0].arrangedSubviews[0].widthAnchor))
    }
  }

  private func distributions(in root: UIView) {
    let kinds: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let rows = kinds.map { kind in
      let row = stack(
        [ContentView(40, 20), ContentView(80, 30), ContentView(20, 10)], .horizontal, spacing: 6)
      row.distribution = kind
      return row
    }
    place(stack(rows), in: root)
  }

  private func alignments(in root: UIView) {
    let kinds: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    let columns = kinds.map { kind in
      let column = stack([ContentView(20, 10), ContentView(40, 10), ContentView(10, 30)])
      column.alignment = kind
      return column
    }
    let all = stack(columns, .horizontal)
    all.distribution = .fillEqually
    all.alignment = .top
    place(all, in: root)
  }

  private func hiddenAndSpaced(in root: UIView) {
    let parts = ["One", "Two", "Hidden", "Four", "Five"].map { label($0) }
    parts[2].isHidden = true
    let column = stack(parts, spacing: 4)
    column.setCustomSpacing(20, after: parts[1])
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: parts[3])
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 30, bottom: 5, trailing: 0)
    place(column, in: root)
  }

  private func margins(in root: UIView) {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 10)
    let outer = root.adding(UIView())
    outer.preservesSuperviewLayoutMargins = true
    let inner = outer.adding(label("In the margins of what is around it"))
    let readable = root.adding(UIView())
    root.constrain(
      outer.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      outer.heightAnchor.constraint(equalToConstant: 60),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      readable.topAnchor.constraint(equalToSystemSpacingBelow: outer.bottomAnchor, multiplier: 2),
      readable.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      readable.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      readable.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor))
  }

  private func lines(in root: UIView) {
    let texts = [0, 2, 1].map { count in
      let label = label("A text that is too long for one line of a telephone in any language.")
      label.numberOfLines = count
      return label
    }
    let beside = label("Beside", .headline)
    beside.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = stack([texts[2], beside], .horizontal)
    place(stack([texts[0], texts[1], row], spacing: 12), in: root)
  }

  private func card(in root: UIView) {
    let card = root.adding(UIView())
    let picture = card.adding(UIView())
    let title = card.adding(label("A card in the middle", .title2))
    let wish = card.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    root.constrain(
      wish, card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.8),
      card.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -140),
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 1.6),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12))
    let fills = picture.widthAnchor.constraint(equalTo: card.widthAnchor)
    fills.priority = .defaultHigh - 1
    fills.isActive = true
  }

  private func scrolling(in root: UIView) {
    let scroll = root.adding(UIScrollView())
    let column = scroll.adding(stack((1...30).map { label("Line \($0)") }, spacing: 10))
    root.constrain(
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -16))
  }

  private func guides(in root: UIView) {
    // Three views with equal room around them, by guides between them.
    let views = [30, 60, 45].map { root.adding(ContentView($0, 40)) }
    var edge = root.leadingAnchor
    var room: UILayoutGuide?
    for view in views {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      root.constrain(
        guide.leadingAnchor.constraint(equalTo: edge),
        guide.trailingAnchor.constraint(equalTo: view.leadingAnchor),
        view.centerYAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerYAnchor))
      if let room { guide.widthAnchor.constraint(equalTo: room.widthAnchor).isActive = true }
      room = guide
      edge = view.trailingAnchor
    }
    guard let room else { return }
    let last = UILayoutGuide()
    root.addLayoutGuide(last)
    root.constrain(
      last.leadingAnchor.constraint(equalTo: edge),
      last.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      last.widthAnchor.constraint(equalTo: room.widthAnchor))
  }

  private func baselines(in root: UIView) {
    let styles: [UIFont.TextStyle] = [.largeTitle, .body, .caption2]
    let first = stack(styles.map { label("First", $0) }, .horizontal)
    first.alignment = .firstBaseline
    let several = label("Two lines\nof text")
    several.numberOfLines = 0
    let last = stack([several, label("Last", .title1)], .horizontal)
    last.alignment = .lastBaseline
    let column = stack([first, last], spacing: 20)
    column.alignment = .leading
    place(column, in: root)
  }

  private func masks(in root: UIView) {
    // Made for a root of 200 by 200, which becomes as large as the screen.
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let masks: [UIView.AutoresizingMask] = [
      [.flexibleWidth], [.flexibleLeftMargin], [.flexibleWidth, .flexibleHeight],
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], [],
    ]
    for (number, mask) in masks.enumerated() {
      let view = UIView(frame: CGRect(x: 20, y: 10 + number * 36, width: 100, height: 30))
      view.autoresizingMask = mask
      canvas.addSubview(view)
    }
    // Placed by constraints beside what its own mask places.
    let tail = canvas.adding(UIView())
    root.adding(canvas)
    root.constrain(
      canvas.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      canvas.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      canvas.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      canvas.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      tail.leadingAnchor.constraint(equalTo: canvas.subviews[0].trailingAnchor, constant: 4),
      tail.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
      tail.topAnchor.constraint(equalTo: canvas.subviews[0].topAnchor),
      tail.heightAnchor.constraint(equalToConstant: 10))
  }

  private func priorities(in root: UIView) {
    // The label with the higher resistance keeps its text, and the one with the lower hugging takes
    // the rest.
    let pairs: [(UILayoutPriority, UILayoutPriority, String)] = [
      (.defaultHigh + 1, .defaultHigh, "The first of two long texts resists"),
      (.defaultHigh, .defaultHigh + 1, "The second of two long texts resists"),
      (.defaultHigh, .defaultHigh - 1, "Short"),
    ]
    let rows = pairs.map { one, other, text in
      let labels = [label(text), label(text)]
      labels[0].setContentCompressionResistancePriority(one, for: .horizontal)
      labels[1].setContentCompressionResistancePriority(other, for: .horizontal)
      labels[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      return stack(labels, .horizontal)
    }
    place(stack(rows), in: root)
  }

  private func buttons(in root: UIView) {
    let kinds: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .bordered()]
    let buttons = kinds.map { kind in
      var kind = kind
      kind.title = "Continue"
      return UIButton(configuration: kind)
    }
    let system = UIButton(type: .system)
    system.setTitle("Cancel", for: .normal)
    let column = stack(buttons + [system])
    column.alignment = .center
    place(column, in: root)
  }
}
