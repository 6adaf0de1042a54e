import Foundation

extension CALayer {
  /// Changes a property, and lets what is seen follow: inside of an animation of views where the layer
  /// is a view's, by itself where it is not.
  func change<Value: Equatable>(
    _ key: LayerKey?, _ old: Value, _ new: Value, _ apply: () -> Void
  ) {
    guard old != new else { return }
    if let key { willChange(key) }
    notifying(apply)
    // 13.7.6: a change of a key that needs display draws the layer again.
    if let key, type(of: self).needsDisplay(forKey: key.rawValue) { setNeedsDisplay() }
    setNeedsCommit()
  }

  private func willChange(_ key: LayerKey) {
    guard let view else { return follow(key) }
    guard key.isDescribed, let old = value(of: key) else { return }
    AnimationGroup.record(.layer(key, old), of: view)
  }

  // MARK: What a view has too

  func setOpacity(_ value: Float) {
    let opacity = min(max(value, 0), 1)
    if let view { return view.setAlpha(CGFloat(opacity)) }
    change(.opacity, state.opacity, opacity) { state.opacity = opacity }
  }

  func setHidden(_ isHidden: Bool) {
    if let view { return view.setHidden(isHidden) }
    change(nil, state.isHidden, isHidden) { state.isHidden = isHidden }
  }

  func setMasksToBounds(_ masks: Bool) {
    if let view { return view.setClipsToBounds(masks) }
    change(nil, state.masksToBounds, masks) { state.masksToBounds = masks }
  }

  /// A view's colour as it is under the view's traits.
  var computedBackground: CGColor? {
    guard let view else { return state.backgroundColor }
    return view.storedBackgroundColor?.cgColor(with: view.traitCollection.tinted(view.tintColor))
  }

  func setBackground(_ color: CGColor?) {
    if let view { return view.setBackgroundColor(color.map { UIColor(cgColor: $0) }) }
    change(.backgroundColor, state.backgroundColor, color) { state.backgroundColor = color }
  }

  // MARK: Copying

  func copyCommonState(of layer: CALayer) {
    state = layer.state
    state.bounds = layer.bounds
    state.position = layer.position
    state.transform = layer.transform
    state.opacity = layer.opacity
    state.isHidden = layer.isHidden
    state.masksToBounds = layer.masksToBounds
    state.backgroundColor = layer.backgroundColor
    name = layer.name
    ownValues = layer.ownValues
  }

  // MARK: By their names

  func commonValue(of key: LayerKey) -> LayerValue? {
    switch key {
    case .position: .point(position)
    case .bounds: .rect(bounds)
    case .anchorPoint: .point(anchorPoint)
    case .zPosition: .number(zPosition)
    case .transform: .transform(transform)
    case .opacity: .number(CGFloat(opacity))
    case .hidden: .number(isHidden ? 1 : 0)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowRadius: .number(shadowRadius)
    case .shadowOffset: .size(shadowOffset)
    case .shadowPath: .path(shadowPath)
    default: nil
    }
  }

  func setCommonValue(_ value: LayerValue, of key: LayerKey) {
    switch (key, value) {
    case (.position, .point(let point)): position = point
    case (.bounds, .rect(let rect)): bounds = rect
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.zPosition, .number(let number)): zPosition = number
    case (.transform, .transform(let matrix)): transform = matrix
    case (.opacity, .number(let number)): opacity = Float(max(0, min(number, 1)))
    case (.hidden, .number(let number)): isHidden = number != 0
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(max(0, min(number, 1)))
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowPath, .path(let path)): shadowPath = path
    default: break
    }
  }
}
