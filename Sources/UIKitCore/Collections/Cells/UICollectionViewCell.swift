public import Foundation

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeCell()
  }

  // MARK: The content

  /// Holds what the app adds.
  open var contentView: UIView { storedContentView }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// What is seen, over the background, while the item is selected or under the finger.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: Selecting and highlighting

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.fingerCameDown(on: self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    if isInside {
      collection?.fingerLeft(self)
    } else {
      collection?.fingerWasTaken(from: self)
    }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.fingerWasTaken(from: self)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Inside the stage

  let storedContentView = UIView(frame: .zero)

  override var measuredView: UIView { contentView }

  /// Whether the item is selected or under the finger is another matter now.
  func stateDidChange() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .cell
    accessibility.isSelected = isSelected
    return accessibility
  }

  private func becomeCell() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1)
    stateDidChange()
  }
}
