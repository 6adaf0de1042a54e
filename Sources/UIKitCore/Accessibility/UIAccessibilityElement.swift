public import Foundation

/// Something that assistive technology finds in a view which draws it, and has no view of it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// - Parameter container: The object with the element among its
  ///   ``UIResponder/accessibilityElements``.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Not kept.
  open weak var accessibilityContainer: AnyObject?

  /// True unless the app says otherwise.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame in the coordinates of its container. It moves with the container, as
  /// ``UIResponder/accessibilityFrame`` does not.
  open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { accessibilityDidChange() }
  }

  /// The frame on the screen: its place in the container, unless it is set.
  open override var accessibilityFrame: CGRect {
    get {
      if let own = accessibility?.frame { return own }
      guard let view = containerView else { return .zero }
      return view.rectOnScreen(accessibilityFrameInContainerSpace)
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  // MARK: - Inside the stage

  private lazy var storedID = UIView.nextDisplayID()

  /// The view that it is in, however many containers lie between.
  package var containerView: UIView? {
    switch accessibilityContainer {
    case let view as UIView: view
    case let element as UIAccessibilityElement: element.containerView
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }

  override func accessibilityDidChange() { containerView?.setNeedsCommit() }

  /// The description for assistive technology and for tests.
  package var described: DisplayAccessibility {
    var described = DisplayAccessibility()
    let traits = accessibilityTraits
    described.role = isAccessibilityElement ? traits.role ?? .other : .none
    described.label = accessibilityLabel
    described.value = accessibilityValue
    described.hint = accessibilityHint
    described.identifier = accessibilityIdentifier
    described.isEnabled = !traits.contains(.notEnabled)
    described.isSelected = traits.contains(.selected)
    return described
  }

  open var accessibilityIdentifier: String? {
    didSet { accessibilityDidChange() }
  }

  /// Returns an invisible node with the element's place in `view`.
  func node(in view: UIView) -> DisplayNode {
    let screen = accessibilityPath?.bounds ?? accessibilityFrame
    let corner = view.pointFromScreen(screen.origin)
    var node = DisplayNode(
      id: storedID, name: String(describing: type(of: self)),
      frame: CGRect(origin: corner, size: screen.size))
    node.accessibility = described
    var inner: [Int] = []
    for case let element as UIAccessibilityElement in containedElements ?? [] {
      var part = element.node(in: view)
      part.frame = part.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
      node.children.append(part)
      inner.append(part.id)
    }
    return node
  }

  var displayID: Int { storedID }
}

/// The kind of elements in a container.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
