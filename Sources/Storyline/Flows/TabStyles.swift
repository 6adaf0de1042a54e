public import UIKit

extension FlowStyle {
  /// Adds a tab without a stack: see ``tab(in:)``.
  public static var tab: FlowStyle { tab(in: .plain) }

  /// Adds a tab to the nearest tab bar controller that the showing flow has shown, or is in.
  ///
  /// It stands behind the other tabs and is not selected by it. The flow lives until it ends itself, or
  /// until its tab is taken out; selecting another tab ends nothing. The tab has the title and the image
  /// of the screen.
  ///
  /// - Parameter wrapper: The controller around the flow's first screen.
  /// - Returns: The style.
  public static func tab(in wrapper: Wrapper) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.tab(nil), in: wrapper)))
  }

  /// Adds a tab to this tab bar controller, which is not retained.
  ///
  /// ```swift
  /// mall.show(flow, as: .tab(of: tabs, in: .navigation))
  /// ```
  public static func tab(
    of tabs: UITabBarController, in wrapper: Wrapper = .plain
  ) -> FlowStyle {
    FlowStyle(kind: .slot(Slot(.tab(nil), of: tabs, in: wrapper)))
  }

  /// Adds a tab with a title, an image and a position that the caller chooses.
  ///
  /// ```swift
  /// mall.show(basket, as: .tab("Basket", image: cart, at: 1, in: .navigation))
  /// ```
  ///
  /// The tab keeps its title and image for every screen of the flow, also after ``replace``. Tabs
  /// with a position are sorted by their positions, independent of the order of the calls.
  ///
  /// - Parameters:
  ///   - title: The title on the bar.
  ///   - image: The image on the bar.
  ///   - selectedImage: The image while the tab is selected; `nil` for `image`.
  ///   - position: The position on the bar, counted from zero; `nil` for the last one.
  ///   - tabs: The tab bar controller, which is not kept; `nil` for the nearest one that the showing flow
  ///     has shown, or is in.
  ///   - wrapper: The controller around the flow's first screen.
  /// - Returns: The style.
  public static func tab(
    _ title: String, image: UIImage? = nil, selectedImage: UIImage? = nil, at position: Int? = nil,
    of tabs: UITabBarController? = nil, in wrapper: Wrapper = .plain
  ) -> FlowStyle {
    let label = TabLabel(
      title: title, image: image, selectedImage: selectedImage, position: position)
    return FlowStyle(kind: .slot(Slot(.tab(label), of: tabs, in: wrapper)))
  }
}

/// The title, the image and the position that the caller chose for a tab.
struct TabLabel {
  let title: String
  let image: UIImage?
  let selectedImage: UIImage?
  let position: Int?

  @MainActor
  func makeItem() -> UITabBarItem {
    UITabBarItem(title: title, image: image, selectedImage: selectedImage)
  }
}
