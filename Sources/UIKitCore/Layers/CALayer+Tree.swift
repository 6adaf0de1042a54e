import Foundation

// A view has the list of its subviews; a layer with other sublayers has the order of both.

extension CALayer {
  var childrenOrSubviews: [LayerChild] {
    children ?? view?.subviews.map { .view($0) } ?? []
  }

  var listedSublayers: [CALayer] { childrenOrSubviews.map(\.layer) }

  // MARK: Adding and removing

  func insert(_ layer: CALayer, at index: Int?) {
    precondition(layer !== self && !isInside(layer), "CALayerInvalidTree")
    layer.leaveSuperlayer()
    var children = childrenOrSubviews
    let place = max(0, min(index ?? children.count, children.count))
    children.insert(.layer(layer), at: place)
    self.children = children
    layer.storedSuperlayer = self
    layer.windowDidChange()
    if layer.isMarkedForLayout || layer.descendantIsMarkedForLayout { markAncestorsForLayout() }
    if view == nil { markForLayout() }
    setNeedsCommit()
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let others = listedSublayers.filter { $0 !== layer }
    let place = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : nil))
  }

  func insert(_ layer: CALayer, inPlaceOf old: CALayer) {
    guard layer !== old, let index = listedSublayers.firstIndex(where: { $0 === old }) else {
      return
    }
    let isBefore = listedSublayers.firstIndex { $0 === layer }.map { $0 < index } ?? false
    old.leaveSuperlayer()
    insert(layer, at: isBefore ? index - 1 : index)
  }

  func leaveSuperlayer() {
    if let above = storedSuperlayer {
      above.children?.removeAll { $0.isLayer(self) }
      storedSuperlayer = nil
      above.simplify()
      above.setNeedsCommit()
      windowDidChange()
    } else {
      view?.removeFromSuperview()
    }
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in listedSublayers where !layers.contains(layer) { layer.leaveSuperlayer() }
    for layer in layers where layer.superlayer !== self { insert(layer, at: nil) }
    let views = view?.subviews ?? []
    children = layers.map { layer in
      if let view = layer.view, views.contains(view) { .view(view) } else { .layer(layer) }
    }
    simplify()
    setNeedsCommit()
  }

  // With nothing but subviews, the view's list is enough.
  private func simplify() {
    if view != nil, children?.contains(where: \.isLayer) == false { children = nil }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var above = storedSuperlayer
    while let current = above {
      if current === layer { return true }
      above = current.storedSuperlayer
    }
    return false
  }

  // MARK: Following the subviews

  /// A view came among the subviews, or is elsewhere among them.
  func subview(_ view: UIView, movedTo index: Int, among subviews: [UIView]) {
    guard var children else { return }
    children.removeAll { $0.isView(view) }
    // In front of all, or right behind the subview that is in front of it.
    let next = index + 1 < subviews.count ? subviews[index + 1] : nil
    let place = next.flatMap { next in children.firstIndex { $0.isView(next) } }
    children.insert(.view(view), at: place ?? children.count)
    self.children = children
  }

  func subviewLeft(_ view: UIView) {
    children?.removeAll { $0.isView(view) }
  }

  func subviewWentToBack(_ view: UIView) {
    guard children != nil else { return }
    children?.removeAll { $0.isView(view) }
    children?.insert(.view(view), at: 0)
  }

  func subviewsSwapped(_ one: UIView, _ other: UIView) {
    guard let first = children?.firstIndex(where: { $0.isView(one) }),
      let second = children?.firstIndex(where: { $0.isView(other) })
    else { return }
    children?.swapAt(first, second)
  }

  // MARK: The view around

  /// The view in which the layer is, directly or not.
  var host: UIView? {
    var layer = self
    while layer.view == nil || layer.view?.superview == nil {
      guard let above = layer.storedSuperlayer ?? layer.masked else { return layer.view }
      layer = above
    }
    return layer.view
  }

  var window: UIWindow? { host?.windowForSubviews }

  /// Something that is seen changed, but no layout is needed.
  func setNeedsCommit() {
    window?.contentDidChange()
  }

  /// Called when the layer was added to a window, or removed from it, with its sublayers except
  /// those of views.
  func windowDidChange() {
    let isInWindow = window != nil
    windowDidChange(isInWindow: isInWindow)
    guard isInWindow else { return }
    Stage.shared.performAfterCommit { [weak self] in self?.becomeFamiliar() }
  }

  private func windowDidChange(isInWindow: Bool) {
    if isInWindow {
      for animation in animations { animation.begin() }
    } else {
      isFresh = true
      endAnimations { $0.hasBegun }
    }
    for child in children ?? [] {
      if case .layer(let layer) = child { layer.windowDidChange(isInWindow: isInWindow) }
    }
    mask?.windowDidChange(isInWindow: isInWindow)
  }

  private func becomeFamiliar() {
    isFresh = window == nil
    for child in children ?? [] {
      if case .layer(let layer) = child { layer.becomeFamiliar() }
    }
    mask?.becomeFamiliar()
  }

  func maskDidChange(from old: CALayer?) {
    old?.masked = nil
    mask?.leaveSuperlayer()
    mask?.masked = self
    mask?.windowDidChange()
    setNeedsCommit()
  }
}

extension LayerChild {
  @MainActor var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  var isLayer: Bool { if case .layer = self { true } else { false } }

  func isLayer(_ layer: CALayer) -> Bool {
    if case .layer(let own) = self { own === layer } else { false }
  }

  func isView(_ view: UIView) -> Bool {
    if case .view(let own) = self { own === view } else { false }
  }
}
