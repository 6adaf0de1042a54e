import Foundation
import UIKit

/// The methods that can be observed: each has a class that overrides it, and nothing else.
///
/// The body of an override is used for objects of any class: it must not use `super`.
@MainActor
enum Interceptors {
  static let all: [InterceptedMethods.Method] = controllers + views

  private static let controllers: [InterceptedMethods.Method] = [
    method("viewDidLoad", ViewDidLoad.self), method("viewWillAppear:", ViewWillAppear.self),
    method("viewIsAppearing:", ViewIsAppearing.self),
    method("viewDidAppear:", ViewDidAppear.self),
    method("viewWillDisappear:", ViewWillDisappear.self),
    method("viewDidDisappear:", ViewDidDisappear.self),
    method("viewWillLayoutSubviews", ViewWillLayoutSubviews.self),
    method("viewDidLayoutSubviews", ViewDidLayoutSubviews.self),
    method("willMoveToParentViewController:", WillMove.self),
    method("didMoveToParentViewController:", DidMove.self),
    method("didReceiveMemoryWarning", DidReceiveMemoryWarning.self),
    method("presentViewController:animated:completion:", Present.self),
    method("dismissViewControllerAnimated:completion:", Dismiss.self),
  ].compactMap(\.self)

  private static let views: [InterceptedMethods.Method] = [
    method("layoutSubviews", LayoutSubviews.self),
    method("didMoveToWindow", DidMoveToWindow.self),
    method("didMoveToSuperview", DidMoveToSuperview.self),
    InterceptedMethods.Method(
      "prepareForReuse", of: UITableViewCell.self, plain: PlainRow.self,
      probe: RowPrepareForReuse.self),
    InterceptedMethods.Method(
      "prepareForReuse", of: UICollectionReusableView.self, plain: PlainItem.self,
      probe: ItemPrepareForReuse.self),
  ].compactMap(\.self)

  private static func method(
    _ selector: String, _ probe: UIViewController.Type
  ) -> InterceptedMethods.Method? {
    InterceptedMethods.Method(
      selector, of: UIViewController.self, plain: PlainController.self, probe: probe)
  }

  private static func method(
    _ selector: String, _ probe: UIView.Type
  ) -> InterceptedMethods.Method? {
    InterceptedMethods.Method(selector, of: UIView.self, plain: PlainView.self, probe: probe)
  }

  // MARK: Calling

  private static func relay(_ object: AnyObject, _ selector: String) {
    InterceptedMethods.relay(object, selector, []) {
      unsafeBitCast($0, to: OriginalMethod.WithoutParameters.self).call()
    }
  }

  private static func relay(_ object: AnyObject, _ selector: String, _ flag: Bool) {
    InterceptedMethods.relay(object, selector, [flag]) {
      unsafeBitCast($0, to: OriginalMethod.WithFlag.self).call(flag)
    }
  }

  private static func relay(
    _ object: AnyObject, _ selector: String, _ parent: UIViewController?
  ) {
    InterceptedMethods.relay(object, selector, [parent ?? NSNull()]) {
      unsafeBitCast($0, to: OriginalMethod.WithController.self).call(parent)
    }
  }

  // MARK: View controllers

  private class PlainController: UIViewController {}

  private class ViewDidLoad: UIViewController {
    override func viewDidLoad() { relay(self, "viewDidLoad") }
  }

  private class ViewWillAppear: UIViewController {
    override func viewWillAppear(_ animated: Bool) { relay(self, "viewWillAppear:", animated) }
  }

  private class ViewIsAppearing: UIViewController {
    override func viewIsAppearing(_ animated: Bool) { relay(self, "viewIsAppearing:", animated) }
  }

  private class ViewDidAppear: UIViewController {
    override func viewDidAppear(_ animated: Bool) { relay(self, "viewDidAppear:", animated) }
  }

  private class ViewWillDisappear: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
      relay(self, "viewWillDisappear:", animated)
    }
  }

  private class ViewDidDisappear: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
      relay(self, "viewDidDisappear:", animated)
    }
  }

  private class ViewWillLayoutSubviews: UIViewController {
    override func viewWillLayoutSubviews() { relay(self, "viewWillLayoutSubviews") }
  }

  private class ViewDidLayoutSubviews: UIViewController {
    override func viewDidLayoutSubviews() { relay(self, "viewDidLayoutSubviews") }
  }

  private class WillMove: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
      relay(self, "willMoveToParentViewController:", parent)
    }
  }

  private class DidMove: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
      relay(self, "didMoveToParentViewController:", parent)
    }
  }

  private class DidReceiveMemoryWarning: UIViewController {
    override func didReceiveMemoryWarning() { relay(self, "didReceiveMemoryWarning") }
  }

  private class Present: UIViewController {
    override func present(
      _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
      InterceptedMethods.relay(
        self, "presentViewController:animated:completion:",
        [controller, flag, completion ?? NSNull()]
      ) {
        unsafeBitCast($0, to: OriginalMethod.Presenting.self).call(controller, flag, completion)
      }
    }
  }

  private class Dismiss: UIViewController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
      InterceptedMethods.relay(
        self, "dismissViewControllerAnimated:completion:", [flag, completion ?? NSNull()]
      ) {
        unsafeBitCast($0, to: OriginalMethod.Dismissing.self).call(flag, completion)
      }
    }
  }

  // MARK: Views

  private class PlainView: UIView {}

  private class LayoutSubviews: UIView {
    override func layoutSubviews() { relay(self, "layoutSubviews") }
  }

  private class DidMoveToWindow: UIView {
    override func didMoveToWindow() { relay(self, "didMoveToWindow") }
  }

  private class DidMoveToSuperview: UIView {
    override func didMoveToSuperview() { relay(self, "didMoveToSuperview") }
  }

  private class PlainRow: UITableViewCell {}

  private class RowPrepareForReuse: UITableViewCell {
    override func prepareForReuse() { relay(self, "prepareForReuse") }
  }

  private class PlainItem: UICollectionReusableView {}

  private class ItemPrepareForReuse: UICollectionReusableView {
    override func prepareForReuse() { relay(self, "prepareForReuse") }
  }
}
