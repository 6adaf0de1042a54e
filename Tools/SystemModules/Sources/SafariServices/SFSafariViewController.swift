public import UIKit

/// Shows the address of a page, with a button to leave it.
///
/// There is no web engine here: the page is not loaded, and the delegate is told so.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The title of the button that leaves the page.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// The colour of the bar, where it is not the system's.
  open var preferredBarTintColor: UIColor? {
    didSet { bar.barTintColor = preferredBarTintColor }
  }

  /// The colour of the buttons, where it is not the system's.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }

  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { item.leftBarButtonItem = dismissButton() }
  }

  private let url: URL
  private let bar = UINavigationBar()
  private let item: UINavigationItem
  private var hasSaidThatNothingLoads = false

  // MARK: Creating

  /// Shows an address of the web. As on Apple's systems, other schemes are a programmer error.
  public init(url URL: URL) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    url = URL
    item = UINavigationItem(title: URL.host ?? "")
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  @available(*, unavailable, message: "Use init(url:).")
  public required init?(coder: NSCoder) { fatalError("A page has an address") }

  // MARK: Lifecycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    item.leftBarButtonItem = dismissButton()
    bar.items = [item]
    let address = UILabel()
    address.text = url.absoluteString
    address.textColor = .secondaryLabel
    let notice = UILabel()
    notice.text = "There is no web engine here."
    let texts = UIStackView(arrangedSubviews: [notice, address])
    texts.axis = .vertical
    texts.spacing = 8
    for label in [address, notice] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    for part in [bar, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasSaidThatNothingLoads else { return }
    hasSaidThatNothingLoads = true
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  // MARK: Leaving

  private func dismissButton() -> UIBarButtonItem {
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    return UIBarButtonItem(
      title: title, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  /// It dismisses itself; the delegate is called.
  private func finish() {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// A delegate for the events of a page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// People left the page by its button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// The first load has ended; here it always fails.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
