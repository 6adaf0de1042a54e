import Foundation

/// The panel that shows which view controllers there are, in what, and whether they appear.
@MainActor
struct ControllersPanel {
  static let name = "controllers"

  static func register(on stage: Stage) {
    stage.panels.register(name, title: "View controllers", order: 10) { [unowned stage] in
      stage.windowsBackToFront.filter(\.isShown).compactMap(\.storedRoot).map(row)
    }
  }

  private static func row(of controller: UIViewController) -> PanelNode {
    // A view that was never needed has not disappeared either.
    var badges = [controller.isViewLoaded ? controller.appearance.state.rawValue : "not loaded"]
    if controller.storedPresenter != nil { badges.append("presented") }
    let title = controller.title.map { "“\($0)”" } ?? ""
    return PanelNode(
      id: controller.panelID, title: String(describing: type(of: controller)), detail: title,
      badges: badges, viewID: controller.viewIfLoaded?.displayID,
      children: (controller.children + [controller.storedPresented].compactMap(\.self)).map(row))
  }
}
