import Foundation

/// The heights of bars without the area below them: by the device, and by the available height.
/// `Documentation/sizes.tsv` has the sources of the numbers.
@MainActor
struct BarHeights {
  /// Without a prompt, a large title or a search bar.
  let navigationBar: CGFloat
  let toolbar: CGFloat
  let tabBar: CGFloat

  /// In a sheet that leaves something of the screen free.
  static let navigationBarInSheet: CGFloat = 56

  init(_ traits: UITraitCollection) {
    if traits.userInterfaceIdiom == .pad {
      navigationBar = 50
      // On screens with a home indicator below them, they are a little lower.
      toolbar = Stage.shared.device.hasHomeIndicator ? 45 : 50
      tabBar = toolbar
    } else if traits.verticalSizeClass == .compact {
      (navigationBar, toolbar, tabBar) = (32, 32, 32)
    } else {
      (navigationBar, toolbar, tabBar) = (44, 44, 49)
    }
  }
}

extension UITraitEnvironment {
  @MainActor var barHeights: BarHeights { BarHeights(traitCollection) }
}
