import Foundation

/// Changes one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public override init() { super.init() }

  /// The key path of the animated property: `opacity`, `transform.scale.x`.
  open var keyPath: String?

  // MARK: - Inside the stage

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    keyPath = (other as? CAPropertyAnimation)?.keyPath
  }

  var target: LayerKeyPath? { keyPath.flatMap(LayerKeyPath.init) }
}

/// Goes from one value to another. What is missing of them is what the layer has.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  /// The difference between start and end, in place of one of them.
  open var byValue: Any?

  // MARK: - Inside the stage

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  private func ends(on layer: CALayer) -> (from: LayerValue, to: LayerValue)? {
    guard let own = target?.value(of: layer) else { return nil }
    let from = LayerValue(fromValue, like: own)
    let to = LayerValue(toValue, like: own)
    let by = LayerValue(byValue, like: own)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.plus(by))
    case (nil, let to?, let by?): return (to.plus(by, times: -1), to)
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (own, to)
    case (nil, nil, let by?): return (own, own.plus(by))
    case (nil, nil, nil): return (own, own)
    }
  }

  override func show(progress: CGFloat, on layer: CALayer) {
    guard let target, let (from, to) = ends(on: layer) else { return }
    target.set(from.moved(to: to, by: progress), on: layer)
  }

  // The steps in between are written where they are not a mixture of the ends' pictures: a whole
  // turn leads to where it began.
  override func steps(on layer: CALayer) -> [CGFloat] {
    guard let target, case (.number(let from), .number(let to))? = ends(on: layer),
      let turns = target.turns(from: from, to: to)
    else { return [0, 1] }
    return (0...turns).map { CGFloat($0) / CGFloat(turns) }
  }
}
