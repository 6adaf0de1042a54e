internal import Foundation
public import UIKit

extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    relay(
      (any UINavigationControllerDelegate).self, [navigationController, viewController, animated]
    ) {
      $0.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    relay(
      (any UINavigationControllerDelegate).self, [navigationController, viewController, animated]
    ) { $0.navigationController(navigationController, didShow: viewController, animated: animated) }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target((any UINavigationControllerDelegate).self).navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target((any UINavigationControllerDelegate).self).navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    target((any UINavigationControllerDelegate).self)
      .navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    target((any UINavigationControllerDelegate).self)
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}

extension UITabBarControllerDelegate where Self: _RXDelegateProxy {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    target((any UITabBarControllerDelegate).self).tabBarController(
      tabBarController, shouldSelect: viewController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    relay((any UITabBarControllerDelegate).self, [tabBarController, viewController]) {
      $0.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    target((any UITabBarControllerDelegate).self).tabBarController(
      tabBarController, shouldSelectTab: tab)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    relay(
      (any UITabBarControllerDelegate).self,
      [tabBarController, selectedTab, previousTab ?? NSNull()]
    ) { $0.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    relay((any UITabBarControllerDelegate).self, [tabBarController, viewControllers]) {
      $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    relay((any UITabBarControllerDelegate).self, [tabBarController, viewControllers, changed]) {
      $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    relay((any UITabBarControllerDelegate).self, [tabBarController, viewControllers, changed]) {
      $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target((any UITabBarControllerDelegate).self).tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target((any UITabBarControllerDelegate).self).tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }

  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    target((any UITabBarControllerDelegate).self).tabBarControllerSupportedInterfaceOrientations(
      tabBarController)
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    target((any UITabBarControllerDelegate).self)
      .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}

extension UITabBarDelegate where Self: _RXDelegateProxy {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    relay((any UITabBarDelegate).self, [tabBar, item]) { $0.tabBar(tabBar, didSelect: item) }
  }
}

extension UIImagePickerControllerDelegate where Self: _RXDelegateProxy {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    relay((any UIImagePickerControllerDelegate).self, [picker, info]) {
      $0.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    relay((any UIImagePickerControllerDelegate).self, [picker]) {
      $0.imagePickerControllerDidCancel(picker)
    }
  }
}

extension UIAdaptivePresentationControllerDelegate where Self: _RXDelegateProxy {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    target((any UIAdaptivePresentationControllerDelegate).self).adaptivePresentationStyle(
      for: controller)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    target((any UIAdaptivePresentationControllerDelegate).self).adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    relay(
      (any UIAdaptivePresentationControllerDelegate).self,
      [presentationController, adaptivePresentationController]
    ) { $0.presentationController(presentationController, prepare: adaptivePresentationController) }
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target((any UIAdaptivePresentationControllerDelegate).self).presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    relay(
      (any UIAdaptivePresentationControllerDelegate).self,
      [presentationController, style, transitionCoordinator ?? NSNull()]
    ) {
      $0.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    target((any UIAdaptivePresentationControllerDelegate).self).presentationControllerShouldDismiss(
      presentationController)
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {
    relay((any UIAdaptivePresentationControllerDelegate).self, [presentationController]) {
      $0.presentationControllerWillDismiss(presentationController)
    }
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    relay((any UIAdaptivePresentationControllerDelegate).self, [presentationController]) {
      $0.presentationControllerDidDismiss(presentationController)
    }
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    relay((any UIAdaptivePresentationControllerDelegate).self, [presentationController]) {
      $0.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}

extension UIPageViewControllerDelegate where Self: _RXDelegateProxy {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    relay((any UIPageViewControllerDelegate).self, [pageViewController, pendingViewControllers]) {
      $0.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    relay(
      (any UIPageViewControllerDelegate).self,
      [pageViewController, finished, previousViewControllers, completed]
    ) {
      $0.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    target((any UIPageViewControllerDelegate).self).pageViewController(
      pageViewController, spineLocationFor: orientation)
  }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    target((any UIPageViewControllerDelegate).self)
      .pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }
}
