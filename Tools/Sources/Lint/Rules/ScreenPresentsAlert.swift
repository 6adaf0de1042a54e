import SourceFacts

/// A screen that a coordinator leads presents an alert or a sheet of the system.
struct ScreenPresentsAlert: Rule {
  private static let sheets: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "SFSafariViewController", "PHPickerViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "UIDocumentPickerViewController",
    "UIFontPickerViewController", "UIColorPickerViewController", "CNContactPickerViewController",
    "EKEventEditViewController", "QLPreviewController", "SLComposeViewController",
    "UICloudSharingController", "AVPlayerViewController", "SKStoreProductViewController",
    "VNDocumentCameraViewController", "UIReferenceLibraryViewController",
    "GKGameCenterViewController",
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.findings { (owner: ProjectType, use: UseFact, file) in
      guard use.name == "present", !use.isLocal,
        ["", "navigationController", "tabBarController"].contains(
          use.receiver.joined(separator: ".")),
        context.led.contains(owner), let sheet = sheet(use, owner, context)
      else { return nil }
      return page.finding(
        file.path, use.place, "\(owner.name).\(use.function ?? "")",
        "`\(owner.simpleName)` presents a `\(sheet)`, though a coordinator leads it")
    }
  }

  /// The sheet of the system that is presented: a new one, a local variable's, or a property's.
  private func sheet(_ use: UseFact, _ owner: ProjectType, _ context: LintContext) -> String? {
    let property = use.argument.last.flatMap { context.project.property($0, of: owner) }
    let name = use.type ?? property?.property.type?.names.first
    return name.flatMap { Self.sheets.contains($0) ? $0 : nil }
  }

  let page = RulePage(
    id: "screen-presents-alert",
    title: "A screen of a coordinator presents an alert or a system sheet",
    effect:
      "the coordinator does not know the alert, so its next presentation fails while the alert is shown.",
    remedy: "Report the event to the coordinator, and present there.", severity: .warning,
    isOnByDefault: false,
    bad: [
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func ask() { let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert); ↓present(alert, animated: true) }
      }
      """,
      """
      class CartCoordinator: Coordinator { func start() { CartViewController() } }
      class CartViewController: UIViewController {
        func share() { ↓self.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
      }
      """,
      """
      class PhotoCoordinator: Coordinator {}
      class PhotoViewController: UIViewController {
        let coordinator: PhotoCoordinator
        private let picker = UIImagePickerController()
        init(coordinator: PhotoCoordinator) { self.coordinator = coordinator }
        func choose() { ↓present(self.picker, animated: true) }
      }
      """,
      """
      class NewsCoordinator: Coordinator {}
      class NewsViewController: UITableViewController {
        weak var coordinator: NewsCoordinator?
        func open(_ url: URL) { load { [weak self] in ↓self?.navigationController?.present(SFSafariViewController(url: url), animated: true) } }
      }
      """,
      """
      class MailCoordinator: Coordinator {}
      class MailViewController: UIViewController {
        weak var coordinator: MailCoordinator?
        func write(_ mail: MFMailComposeViewController) { ↓tabBarController?.present(mail, animated: true) }
      }
      """,
    ],
    good: [
      """
      class CartViewController: UIViewController {
        func ask() { let alert = UIAlertController(); present(alert, animated: true) }
      }
      """,
      """
      class CartCoordinator: Coordinator {
        let screen = CartViewController()
        func ask() { screen.present(UIAlertController(), animated: true) }
      }
      class CartViewController: UIViewController {}
      """,
      """
      // The rule screen-presents finds screens of the project.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func pay() { present(PayViewController(), animated: true) }
      }
      class PayViewController: UIViewController {}
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func ask() { let alert = UIAlertController(); coordinator?.present(alert) }
      }
      """,
      """
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func close() { let alert = UIAlertController(); dismiss(alert) }
        func dismiss(_ alert: UIAlertController) {}
      }
      """,
      """
      // The other controller presents it.
      class CartCoordinator: Coordinator {}
      class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        func ask(_ navigationController: UINavigationController) { navigationController.present(UIAlertController(), animated: true) }
      }
      """,
    ])
}
