public import Foundation

/// The part of a controller's view that bars cover at one end, as constraints named it before iOS
/// 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How many points of the view are covered.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// From an edge of a controller's view to the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    owningView?.layoutSubtree()
    return layoutFrame.height
  }

  /// Adds a guide to a view, from its upper or its lower edge on.
  static func add(to view: UIView, atTop isAtTop: Bool) -> BarLayoutGuide {
    let guide = BarLayoutGuide()
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

extension UIViewController {
  /// The part that bars and the screen's shape cover at the top; deprecated since iOS 11 in favour
  /// of `view.safeAreaLayoutGuide`, with which it agrees.
  public var topLayoutGuide: any UILayoutSupport { layoutSupport.top }

  /// The same at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport.bottom }

  private var layoutSupport: (top: BarLayoutGuide, bottom: BarLayoutGuide) {
    let view: UIView = self.view
    // Another view has guides of its own.
    if let storedLayoutSupport, storedLayoutSupport.top.owningView === view {
      return storedLayoutSupport
    }
    let made = (
      top: BarLayoutGuide.add(to: view, atTop: true),
      bottom: BarLayoutGuide.add(to: view, atTop: false)
    )
    storedLayoutSupport = made
    return made
  }
}
