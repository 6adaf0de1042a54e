import Foundation

// The leaks of apps with coordinators, with plain classes in the places of UIKit's.

private class Screen {
  var coordinator: Coordinator?
  var onFinish: (() -> Void)?
  var view: View?
  var title = "Screen"
}

private class Coordinator {
  var screen: Screen?
  var children: [Coordinator] = []
  var parent: Coordinator?
  var finishDelegate: (any FinishDelegate)?
  func goBack() {}
}

private protocol FinishDelegate: AnyObject {
  func didFinish(_ coordinator: Coordinator)
}

private final class MainCoordinator: Coordinator, FinishDelegate {
  func didFinish(_ coordinator: Coordinator) {}
}

private class View {
  var subviews: [View] = []
  var onTap: (() -> Void)?
  var actions: [(target: AnyObject?, name: String)] = []
}

private final class ListViewModel {
  var updateBinding: (() -> Void)?
}

private final class ListViewController {
  let viewModel = ListViewModel()
  var rows = 0

  func setBindings() { viewModel.updateBinding = { self.rows += 1 } }
}

@MainActor
private final class ClockViewController {
  var timer: Timer?
  var ticks = 0
}

@MainActor
private final class ObservingViewController {
  var token: (any NSObjectProtocol)?
  var count = 0
}

@MainActor
private final class PollingViewController {
  var task: Task<Void, Never>?
  var polls = 0

  func start() {
    task = Task {
      while !Task.isCancelled {
        polls += 1
        try? await Task.sleep(for: .seconds(100_000))
      }
    }
  }
}

extension LeakCase {
  static var screenCases: [LeakCase] {
    [
      .planted("view controller and coordinator hold each other", "Screen.coordinator") {
        let (coordinator, screen) = (Coordinator(), Screen())
        coordinator.screen = screen
        screen.coordinator = coordinator
        return screen
      },
      .planted("finish delegate is not weak", "make Coordinator.finishDelegate weak") {
        let (main, child) = (MainCoordinator(), Coordinator())
        main.children = [child]
        child.finishDelegate = main
        return child
      },
      .planted("child coordinator holds its parent", "make Coordinator.parent weak") {
        let (parent, child) = (Coordinator(), Coordinator())
        parent.children = [Coordinator(), child]
        child.parent = parent
        return parent
      },
      .planted(
        "self captured in a stored binding",
        "ListViewController.viewModel → ListViewModel.updateBinding (closure in setBindings())"
          + " → captures ListViewController: make the capture weak"
      ) {
        let screen = ListViewController()
        screen.setBindings()
        return screen
      },
      .planted("finish closure captures the coordinator", "Screen.onFinish") {
        let (coordinator, screen) = (Coordinator(), Screen())
        coordinator.screen = screen
        screen.onFinish = { coordinator.goBack() }
        return coordinator
      },
      .planted("timer of a screen captures it", "ClockViewController.timer → Timer") {
        let screen = ClockViewController()
        screen.timer = Timer(timeInterval: 1000, repeats: true) { _ in use(screen) }
        return screen
      },
      .planted("scheduled timer that is not stored", "invalidate the timer", asking: .holders) {
        let screen = ClockViewController()
        let timer = Timer(timeInterval: 100_000, repeats: true) { _ in use(screen) }
        RunLoop.main.add(timer, forMode: .common)
        return screen
      },
      .planted("task that never ends", "PollingViewController.task → Task") {
        let screen = PollingViewController()
        screen.start()
        await letTasksRun()
        return screen
      },
      .planted("observer that is never removed", "remove the observer", asking: .holders) {
        let screen = ObservingViewController()
        screen.token = NotificationCenter.default.addObserver(
          forName: Notification.Name("planted"), object: nil, queue: nil
        ) { _ in use(screen) }
        return screen
      },
      .planted(
        "closure in a view captures the screen", "Screen.view → View.subviews[1] → View.onTap"
      ) {
        let (screen, button) = (Screen(), View())
        let view = View()
        view.subviews = [View(), button]
        button.onTap = { screen.title = "Tapped" }
        screen.view = view
        return screen
      },
      .planted("control that holds its target strongly", "actions[0].target") {
        let (screen, button) = (Screen(), View())
        button.actions = [(screen, "tap")]
        screen.view = button
        return screen
      },
    ]
  }
}
