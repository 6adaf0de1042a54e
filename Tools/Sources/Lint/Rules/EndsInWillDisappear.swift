import Foundation
import SourceFacts

/// A rule for screens that report their end while they may still come back.
struct EndsInWillDisappear: Rule {
  func findings(in context: LintContext) -> [Finding] {
    context.project.files.flatMap { file in
      file.facts.calls.compactMap { finding($0, file, context) }
    }
  }

  private func finding(_ call: CallFact, _ file: SourceFile, _ context: LintContext) -> Finding? {
    // The facts have calls in `viewWillDisappear` only: of screens, of containers, and of presenters that they call.
    guard call.receiver.count == 1, saysGone(call.name),
      let owner = call.owner.flatMap({ context.project.type($0, from: file) }),
      !context.project.isTest(owner),
      let found = context.project.properties(of: owner).first(where: {
        $0.property.name == call.receiver[0]
      }),
      let type = found.property.type,
      context.project.implementations(of: type, from: found.owner.file)
        .contains(where: context.project.isCoordinator)
    else { return nil }
    return Finding(
      rule: page.id, severity: page.severity, path: file.path, place: call.place,
      symbol: "\(owner.name).viewWillDisappear",
      message:
        "`\(call.receiver[0]).\(call.name)` is called in `viewWillDisappear`: \(page.effect) \(page.remedy)"
    )
  }

  private func saysGone(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "finish", "leave", "left", "didend", "close", "dismiss", "disappear", "stop", "remove",
      "goback",
      "didpop", "gone", "popped",
    ].contains { name.contains($0) }
  }

  let page = RulePage(
    id: "ends-in-will-disappear", title: "A coordinator ends in `viewWillDisappear`",
    effect:
      "a cancelled swipe back ends the coordinator although its screen is still shown, and the screen's "
      + "buttons do nothing.",
    remedy:
      "Move the call to `didMove(toParent:)`, for a parent of `nil`, or to `viewDidDisappear`.",
    severity: .error,
    bad: [
      """
      class ListCoordinator: Coordinator { func finish() {} }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          if isMovingFromParent { ↓coordinator?.finish() }
        }
      }
      """,
      """
      protocol LeavingDelegate: AnyObject { func viewControllerDidLeave(_ controller: UIViewController) }
      class BaseViewController: UIViewController {
        weak var leaving: (any LeavingDelegate)?
        override func viewWillDisappear(_ animated: Bool) { ↓leaving?.viewControllerDidLeave(self) }
      }
      class DetailCoordinator: Coordinator {}
      extension DetailCoordinator: LeavingDelegate { func viewControllerDidLeave(_ controller: UIViewController) {} }
      """,
      """
      class CartCoordinator: BaseCoordinator { func didFinishCart() {} }
      class CartViewController: UITableViewController {
        unowned var owner: CartCoordinator!
        override func viewWillDisappear(_ animated: Bool) { ↓self.owner.didFinishCart() }
      }
      """,
      """
      protocol HomeCoordinating: AnyObject { func stop() }
      class HomeFlow: HomeCoordinating { func stop() {} }
      class HomeViewController: UIViewController {
        weak var delegate: HomeCoordinating?
        override func viewWillDisappear(_ animated: Bool) {
          guard isMovingFromParent else { return }
          ↓delegate?.stop()
        }
      }
      """,
      """
      class MapCoordinator: Coordinator { func removeChildren() {} }
      class Base: UIViewController { weak var coordinator: MapCoordinator? }
      class MapViewController: Base {
        override func viewWillDisappear(_ animated: Bool) { ↓coordinator?.removeChildren() }
      }
      """,
      """
      // The screen calls its presenter in `viewWillDisappear`.
      class CartCoordinator: Coordinator { func didFinishCart() {} }
      class CartPresenter {
        weak var coordinator: CartCoordinator?
        func viewWillDisappear() { ↓coordinator?.didFinishCart() }
      }
      """,
    ],
    good: [
      """
      class ListCoordinator: Coordinator { func finish() {} }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func viewDidDisappear(_ animated: Bool) { if isMovingFromParent { coordinator?.finish() } }
      }
      """,
      """
      class Player { func stop() {} }
      class VideoViewController: UIViewController {
        let player = Player()
        override func viewWillDisappear(_ animated: Bool) { player.stop() }
      }
      """,
      """
      class ListCoordinator: Coordinator { func hideBadge() {} }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func viewWillDisappear(_ animated: Bool) { coordinator?.hideBadge() }
      }
      """,
      """
      class ListCoordinator: Coordinator { func finish() {} }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func didMove(toParent parent: UIViewController?) { if parent == nil { coordinator?.finish() } }
      }
      """,
      """
      class ListViewController: UIViewController {
        override func viewWillDisappear(_ animated: Bool) { view.endEditing(true); timer?.stop() }
        var timer: Countdown?
      }
      class Countdown { func stop() {} }
      """,
      """
      // The player stops, and the coordinator goes on.
      class Player { func stop() {} }
      class VideoCoordinator: Coordinator { let player = Player() }
      class VideoViewController: UIViewController {
        weak var coordinator: VideoCoordinator?
        override func viewWillDisappear(_ animated: Bool) { coordinator?.player.stop() }
      }
      """,
      """
      // A double for tests.
      class ListCoordinator: Coordinator { func finish() {} }
      class MockListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func viewWillDisappear(_ animated: Bool) { coordinator?.finish() }
      }
      """,
    ])
}
