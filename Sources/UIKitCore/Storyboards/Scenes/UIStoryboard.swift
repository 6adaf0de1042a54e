public import Foundation

/// The scenes of a `.storyboard` file: controllers with their views, and how they lead to one another.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  // MARK: Getting a storyboard

  /// The storyboard of that name, of the app's own with `nil`.
  ///
  /// A storyboard that does not exist is a programmer error. One that cannot be read has no scenes;
  /// its error is printed on the console.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil
    guard
      let found = InterfaceFiles.document(.storyboard, named: name, in: storyboardBundleOrNil)
    else {
      let path = (storyboardBundleOrNil ?? .main).bundlePath
      UIKitException.raise(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }
    document = found
  }

  /// A file wherever it is.
  package init(contentsOf url: URL) {
    bundle = nil
    document = InterfaceFiles.read(url)
  }

  // MARK: Making controllers

  /// The controller that the storyboard begins with, a new one each time; `nil` where it has none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    // 9.1.1 – nothing for a storyboard without an initial controller.
    document.initialScene.flatMap { instantiate($0, creator: nil) }
  }

  /// The controller with that identifier, a new one each time.
  ///
  /// 9.1.1 – one that there is not is a programmer error.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, creator: nil)
  }

  // MARK: - Inside the stage

  let document: InterfaceDocument
  let bundle: Bundle?

  func instantiate(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let scene = document.scene(identifier: identifier),
      let made = instantiate(scene, creator: creator)
    else {
      // 9.1.1: a storyboard without the identifier raises.
      UIKitException.raise(
        .invalidArgument,
        "Storyboard (\(reference)) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
    }
    return made
  }

  /// 9.1.4 – a new controller, with a reference to its storyboard.
  func instantiate(
    _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if scene.controller.name == "viewControllerPlaceholder" {
      return referenced(by: scene.controller, creator: creator)
    }
    let made = StoryboardScene.instantiate(scene, of: self, creator: creator)
    if let made {
      // 7.11 – a controller of a storyboard lives until the end of the turn.
      Stage.shared.autorelease(made)
    }
    return made
  }

  // 9.1.7 – when it is used.
  private func referenced(
    by placeholder: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = placeholder["storyboardName"] else {
      document.report(placeholder, "the reference names no storyboard")
      return nil
    }
    let bundle = placeholder["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? self.bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    if let identifier = placeholder["referencedIdentifier"] {
      return other.instantiate(identifier, creator: creator)
    }
    return other.document.initialScene.flatMap { other.instantiate($0, creator: creator) }
  }
}

extension UIStoryboard {
  /// The controller that the storyboard begins with, made by `creator` with the coder in place of
  /// `init(coder:)`; where that returns `nil`, it is left to `init(coder:)`.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    document.initialScene.flatMap { instantiate($0, creator: creator) }.map(checked)
  }

  /// The controller with that identifier, made by `creator` with the coder in place of `init(coder:)`;
  /// where that returns `nil`, it is left to `init(coder:)`.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    checked(instantiate(identifier, creator: creator))
  }

  private func checked<ViewController: UIViewController>(
    _ made: UIViewController
  ) -> ViewController {
    guard let controller = made as? ViewController else {
      UIKitException.raise(
        .internalInconsistency,
        "Expected view controller of type \(ViewController.self) but got \(made.reference) instead."
      )
    }
    return controller
  }
}
