public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// It draws nothing, belongs to the view that it was added to, and has a view's anchors.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(identifier, forKey: "UIViewLayoutGuideIdentifier")
  }

  // MARK: Working with layout guides

  /// A name that messages about the guide carry.
  open var identifier = ""

  /// The place of the guide in the coordinates of its view.
  ///
  /// A guide of the view's own follows the view; another one is where the last layout placed it.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let engine = owningView.existingLayoutEngine, engine.isRegistered(self) {
      return engine.rect(of: self)
    }
    // 12.4.7 – a guide that no constraint mentions has its place all the same.
    return frameByInsets(in: owningView)
  }

  /// The view that the guide was added to.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  // MARK: Creating constraints using layout anchors

  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }

  // MARK: - Inside the stage

  weak var owner: UIView?

  /// How far the guide stays from the edges of its view, if it follows them.
  var insets: ((UIView) -> UIEdgeInsets)?

  /// A Boolean value that indicates whether it stands on the lower edge, and the upper inset is its
  /// height.
  var standsOnBottom = false

  /// The role of the guide in the scroll view that made it.
  var scrollRole: ScrollGuideRole?

  private func frameByInsets(in view: UIView) -> CGRect {
    if let scrollRole {
      let size = (view as? UIScrollView)?.contentSize ?? .zero
      return scrollRole == .frame ? view.bounds : CGRect(origin: .zero, size: size)
    }
    guard let insets = insets?(view) else { return .zero }
    // The visible part of a scroll view begins at its content offset.
    let start = view is UIScrollView ? view.bounds.origin : .zero
    let size = view.bounds.size
    if standsOnBottom {
      return CGRect(
        x: start.x, y: start.y + size.height - insets.top, width: size.width, height: insets.top)
    }
    return CGRect(
      x: start.x + insets.left, y: start.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
