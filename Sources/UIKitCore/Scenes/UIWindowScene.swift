import Foundation

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  /// The coordinate space of the scene's windows.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// How the interface of the scene stands on the screen.
  open var interfaceOrientation: UIInterfaceOrientation { Stage.shared.orientation }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }

  /// The traits of the screen that the scene is on, with the scene's overrides.
  open var traitCollection: UITraitCollection {
    .device.overridden(by: traitSettings?.overrides)
  }

  private let storedStatusBarManager = UIStatusBarManager()

  /// The windows of the scene, shown or hidden.
  open var windows: [UIWindow] { references.compactMap(\.window) }

  /// 5.8.2 – the key window is per scene.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The system that moves the focus in the scene.
  // 10.8.1: a phone has no focus system.
  open var focusSystem: UIFocusSystem? { nil }

  private struct Reference {
    weak var window: UIWindow?
  }

  var traitSettings: TraitSettings?
  private var knownTraits = UITraitCollection.device

  /// Calls those who observe traits of the scene.
  func deliverTraits() {
    let (previous, traits) = (knownTraits, traitCollection)
    guard previous != traits else { return }
    knownTraits = traits
    traitsDidChange(from: previous, to: traits)
  }

  /// A Boolean value that indicates whether it is the scene of an app without a scene manifest.
  var isSole = false
  private var references: [Reference] = []
  weak var storedKeyWindow: UIWindow?

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }

  func remove(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }
}
