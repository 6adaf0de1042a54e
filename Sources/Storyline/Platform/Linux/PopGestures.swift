import UIKit

/// The gestures with which people pop the top of a stack.
@MainActor
func popGestures(of navigation: UINavigationController) -> [UIGestureRecognizer] {
  [navigation.interactivePopGestureRecognizer].compactMap { $0 }
}
