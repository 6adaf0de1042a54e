import Foundation

/// The scene that a controller is made from.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  weak var controller: UIViewController?

  private var objects: [String: WeakObject] = [:]
  /// The objects beside the controller, which keeps them in memory.
  private var others: [NSObject] = []
  /// The connections into the view, which are made whenever it is loaded.
  var open: [OpenConnections] = []
  /// The triggers of segues of objects that are not responders.
  var triggers: [SegueTrigger] = []

  private init(_ scene: InterfaceScene, of storyboard: UIStoryboard) {
    self.scene = scene
    self.storyboard = storyboard
  }

  var document: InterfaceDocument { storyboard.document }

  // MARK: Making the controller

  /// The scenes that are being made, from the outermost in: a container may stand in itself.
  private static var making: [InterfaceScene] = []
  private static let mostNested = 60

  static func instantiate(
    _ scene: InterfaceScene, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard !making.contains(where: { $0 === scene }), making.count < mostNested else {
      storyboard.document.report(scene.controller, "the scene stands in itself")
      return nil
    }
    making.append(scene)
    defer { making.removeLast() }
    let state = StoryboardScene(scene, of: storyboard)
    let context = NibContext(storyboard.document, bundle: storyboard.bundle, scene: state)
    // 9.1.3 – in place of `init(coder:)`.
    if let creator {
      context.creator = { coder in
        let made = creator(coder)
        if let made { check(made, coder, storyboard) }
        return made
      }
    }
    context.isBeforeView = true
    context.onRegister = { [weak state] object, element in state?.remember(object, element) }
    guard let made = context.make(scene.controller) as? UIViewController else { return nil }
    state.controller = made
    // 9.1.11: what stands beside a controller is made with it.
    state.others = scene.others.compactMap { context.make($0) }
    context.finish()
    return made
  }

  // 9.1.3 – made with the coder, and of the class in the scene.
  private static func check(
    _ made: UIViewController, _ coder: NibCoder, _ storyboard: UIStoryboard
  ) {
    guard coder.object === made else {
      UIKitException.raise(
        .internalInconsistency,
        "The view controller that the creator of \(storyboard.reference) returned was not made with "
          + "its coder: \(made.reference)")
    }
  }

  // MARK: Objects

  func object(id: String) -> NSObject? {
    if let controller, scene.controller.id == id { return controller }
    return objects[id]?.object
  }

  func remember(_ object: NSObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = WeakObject(object) }
  }

  // MARK: The view

  /// 9.1.2 – makes the view and connects it; `false` where the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = scene.controller.child(keyed: "view") else { return false }
    let context = NibContext(
      document, bundle: storyboard.bundle, scene: self, owner: controller,
      traits: controller.traitCollection)
    context.vary()
    context.onRegister = { [weak self] object, element in self?.remember(object, element) }
    guard let view = context.make(element) as? UIView else { return false }
    controller.takeLoadedView(view)
    if let refresh = scene.controller.child(keyed: "refreshControl"),
      let table = controller as? UITableViewController
    {
      table.refreshControl = context.make(refresh) as? UIRefreshControl
    }
    // 9.1.5 – the controller's outlets, before viewDidLoad.
    context.open = open
    context.finish()
    context.varied?.follow(view)
    return true
  }

  // MARK: Other scenes

  /// The controller that a relation leads to.
  func relatedController(_ template: SegueTemplate) -> UIViewController? {
    destination(of: template, sender: nil)
  }

  /// 9.2.1 – a new controller for each segue.
  func destination(of template: SegueTemplate, sender: Any?) -> UIViewController? {
    guard let id = template.destination, let scene = document.scene(ofController: id) else {
      document.report(template.element, "the segue leads to no scene")
      return nil
    }
    return storyboard.instantiate(scene, creator: creator(template, sender))
  }

  // 9.2.4 – the method of the source that makes the destination, with any further parameters.
  private func creator(
    _ template: SegueTemplate, _ sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = template.creationSelector, let controller else { return nil }
    return { coder in
      let arguments: [Any?] = [coder, sender, template.identifier]
      let selector = Selector(name)
      return Message.send(
        selector, to: controller, Array(arguments.prefix(selector.parameters)))
        as? UIViewController
    }
  }
}

/// An object that others keep.
private struct WeakObject {
  weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }
}
