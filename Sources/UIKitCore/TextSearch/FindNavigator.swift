import Foundation

/// The bar of a search: its text, the number of results, and the buttons.
@MainActor
final class FindNavigator: UIView {
  private weak var interaction: UIFindInteraction?
  private let field = UISearchTextField(frame: .zero)
  private let replacement = UITextField(frame: .zero)
  private let count = UILabel(frame: .zero)
  private let options = UIButton(type: .system)

  /// The options of the search.
  var menu: UIMenu? {
    get { options.menu }
    set { options.menu = newValue }
  }

  init(_ interaction: UIFindInteraction, replaces: Bool, menu: UIMenu?) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    options.accessibilityLabel = "Options"
    options.menu = menu
    options.showsMenuAsPrimaryAction = true
    fill(replaces: replaces)
    textDidChange()
    observe()
  }

  required init?(coder: NSCoder) { nil }

  private func fill(replaces: Bool) {
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.setContentHuggingPriority(.required, for: .horizontal)
    field.placeholder = "Find"
    field.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    replacement.borderStyle = .roundedRect
    replacement.placeholder = "Replace"
    replacement.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    var rows = [
      row([
        options, field, count, button("chevron.up", "Previous") { $0.findPrevious() },
        button("chevron.down", "Next") { $0.findNext() },
        button(nil, "Done") { $0.dismissFindNavigator() },
      ])
    ]
    if replaces {
      rows.append(
        row([
          replacement, button(nil, "Replace") { $0.replace() },
          button(nil, "Replace All") { $0.replaceAll() },
        ]))
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
    ])
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func button(
    _ symbol: String?, _ title: String, _ perform: @escaping (UIFindInteraction) -> Void
  ) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: symbol == nil ? title : "") { [weak self] _ in
        if let interaction = self?.interaction { perform(interaction) }
      })
    if let symbol { button.setImage(UIImage(systemName: symbol), for: .normal) }
    button.accessibilityLabel = title
    return button
  }

  private func observe() {
    field.addAction(
      UIAction { [weak self] _ in self?.interaction?.searchText = self?.field.text },
      for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .editingDidEndOnExit)
    replacement.addAction(
      UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacement.text },
      for: .editingChanged)
  }

  func textDidChange() {
    if field.text != interaction?.searchText ?? "" { field.text = interaction?.searchText }
    let text = interaction?.replacementText ?? ""
    if replacement.text != text { replacement.text = text }
  }

  func showCount(of session: UIFindSession?) {
    guard let session else { return }
    let total = session.resultCount
    let current = session.highlightedResultIndex
    // 15.9.8: the bar shows the index of the highlighted result and the total, the total…
    count.text =
      switch session.searchResultDisplayStyle {
      case .none: nil
      case .total: "\(total)"
      case .currentAndTotal: current == NSNotFound ? "\(total)" : "\(current + 1) of \(total)"
      }
  }

  func show(in window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    field.becomeFirstResponder()
  }
}
