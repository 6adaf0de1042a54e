import ObjCNames
import UIKit

/// A screen that is made from a storyboard.
class BoardScreen: UIViewController, ObjCExporting {
  weak var titleLabel: UILabel?
  weak var button: UIButton?

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("titleLabel", \BoardScreen.titleLabel)
    members.property("button", \BoardScreen.button)
    members.method("go:", BoardScreen.go)
  }

  func go(_ sender: Any?) { dismiss(animated: true) }
}

/// The same screen, made in code.
final class CodeBoardScreen: BoardScreen {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Screen \(number)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let (title, detail, field) = (UILabel(), UILabel(), UITextField())
    title.text = "Screen \(number)"
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .label
    detail.text = "There is more to say."
    detail.font = .preferredFont(forTextStyle: .body)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      label.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    }
    field.placeholder = "What is it?"
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    field.returnKeyType = .done
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.go(nil) }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [title, detail, field, button])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.backgroundColor = .systemBackground
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      safe.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 20),
    ])
    titleLabel = title
    self.button = button
    self.view = view
  }
}
