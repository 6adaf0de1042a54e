import Foundation
import Synchronization

extension UIColor {
  /// The default tint: that of the running app.
  static var accent: UIColor { AccentColor.current }
}

/// The colour `AccentColor` in the asset catalogues of the running app, where Xcode puts an app's own tint, else
/// the system's blue.
enum AccentColor {
  private struct App {
    var module: String?
    var colors: [UIUserInterfaceIdiom: UIColor] = [:]
  }

  // Colours are resolved on any thread.
  private static let app = Mutex(App())

  /// The accent of the running app on this device.
  static var current: UIColor {
    let device = UITraitCollection.device.userInterfaceIdiom
    return app.withLock { app in
      if let known = app.colors[device] { return known }
      let color = color(in: ResourceFolders.ofApp(inModule: app.module), device: device)
      app.colors[device] = color
      return color
    }
  }

  /// Another app is about to run, or none.
  static func appDidChange(module: String?) {
    app.withLock { $0 = App(module: module) }
  }

  // 1.4.13: the colour `AccentColor` of the main bundle is the default tint.
  static func color(in folders: [URL], device: UIUserInterfaceIdiom) -> UIColor {
    Assets.color(named: "AccentColor", in: folders, device: device) ?? .systemBlue
  }
}
