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

  /// The place of the guide in the coordinates of its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView, let engine = owningView.existingLayoutEngine else { return .zero }
    return engine.rect(of: self)
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

  /// Whether it stands on the lower edge, and the upper inset is its height.
  var standsOnBottom = false

  /// What the guide is to the scroll view that made it.
  var scrollRole: ScrollGuideRole?
}
