import UIKit

/// The gestures with which people pop the top of a stack: from the edge, and since iOS 26 from
/// anywhere.
@MainActor
func popGestures(of navigation: UINavigationController) -> [UIGestureRecognizer] {
  var gestures = [navigation.interactivePopGestureRecognizer]
  if #available(iOS 26.0, *) {
    gestures.append(navigation.interactiveContentPopGestureRecognizer)
  }
  return gestures.compactMap { $0 }
}
