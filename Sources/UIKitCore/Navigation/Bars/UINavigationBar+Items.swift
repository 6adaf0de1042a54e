import Foundation

// Which item a bar shows, and how one takes the place of another.

extension UINavigationBar {
  /// Seconds that a change of items takes by itself.
  private static let duration: TimeInterval = 0.35

  /// The items of a managed bar are its controller's.
  func refuseIfManaged(_ method: String) {
    guard manager != nil else { return }
    // 4.3.1: changing the items or the delegate of a managed bar raises.
    UIKitException.raise(
      .internalInconsistency,
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  /// Changes the items of a bar without a controller.
  func change(
    to items: [UINavigationItem], _ direction: Direction?, completion: (() -> Void)? = nil
  ) {
    finishTransition(cancelled: false)
    guard let direction, window != nil else {
      setItems(items, transition: nil)
      completion?()
      return
    }
    afterChange = completion
    AnimationGroup.animate(duration: Self.duration, timing: .transition) {
      setItems(items, transition: direction)
    } completion: { [self] _ in
      finishTransition(cancelled: false)
    }
  }

  @discardableResult
  func popTopItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, storedItems.count > 1 else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: storedItems.dropLast(), animated ? .back : nil) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// The back button was tapped.
  func backWasTapped() {
    guard let item = topItem else { return }
    // 4.3.9 – the item's own action comes in place of the way back.
    if let action = item.backAction {
      action.perform(sender: item)
    } else if let manager {
      manager.backButtonTapped()
    } else {
      popTopItem(animated: true)
    }
  }

  func setItems(_ items: [UINavigationItem], transition direction: Direction?) {
    replaceItems(from: 0, with: items, transition: direction)
  }

  /// Changes the items from one on; those below stay, and cost nothing.
  func replaceItems(
    from index: Int, with items: [UINavigationItem], transition direction: Direction?
  ) {
    if manager != nil { noteManagedChange(to: items.last) }
    let difference = StackDifference(from: storedItems[index...], to: items[...])
    for item in difference.removed where item.bar === self { item.bar = nil }
    storedItems.replaceSubrange(index..., with: items)
    for item in difference.added { item.bar = self }
    showTopItem(direction)
    invalidateIntrinsicContentSize()
    if direction == nil { tellAfterChange() }
  }

  /// The items were on another bar as well, and are only on this one again.
  func reclaimItems() { for item in storedItems { item.bar = self } }

  // The delegate of a managed bar is called like that of any other.
  private func noteManagedChange(to top: UINavigationItem?) {
    guard let delegate, let top, top !== storedItems.last else { return }
    if let oldTop = storedItems.last, storedItems.holds(top) {
      afterChange = { [weak self] in
        guard let self else { return }
        delegate.navigationBar(self, didPop: oldTop)
      }
    } else {
      afterChange = { [weak self] in
        guard let self else { return }
        delegate.navigationBar(self, didPush: top)
      }
    }
  }

  private func tellAfterChange() {
    let tell = afterChange
    afterChange = nil
    tell?()
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard storedItems.holds(item) else { return }
    if item.changesAnimated, item === topItem, window != nil, leaving == nil {
      AnimationGroup.animate(duration: 0.2, timing: .easeInOut) {
        let new = makeContent()
        fade(to: new)
      } completion: { [self] _ in
        finishTransition(cancelled: false)
      }
      return
    }
    lookDidChange()
  }

  /// Something that shows on the bar, or changes its height.
  func lookDidChange() {
    updateContent()
    invalidateIntrinsicContentSize()
    manager?.barDidChange()
  }

  func updateContent() {
    if let content, content.item === topItem {
      content.show(topItem, back: backItem, style: style(showing: storedItems))
    }
    backgrounds.last?.look = look
    setNeedsLayout()
  }

  // MARK: Changing the content

  // Inside an animation the old content leaves while the new one comes.
  private func showTopItem(_ direction: Direction?) {
    if let content, content.item === topItem {
      updateContent()
      return
    }
    finishLeaving()
    let old = content
    let new = makeContent()
    guard let direction, let old, old.item != nil else {
      content = new
      old?.removeFromSuperview()
      AnimationGroup.withoutAnimation { showBackground(animated: false) }
      return
    }
    content = new
    leaving = old
    old.isUserInteractionEnabled = false
    showBackground(animated: true)
    BarSlide(
      lower: direction == .back ? new : old, upper: direction == .back ? old : new,
      isPop: direction == .back
    ).begin()
  }

  private func makeContent() -> NavigationBarContent {
    let size = CGSize(width: bounds.width, height: height(showing: storedItems))
    let new = NavigationBarContent(frame: CGRect(origin: .zero, size: size))
    new.semanticContentAttribute = semanticContentAttribute
    new.backButton.onTap = { [weak self] in self?.backWasTapped() }
    // 4.3.11 – a long press opens the list of the screens below.
    new.backButton.onLongPress = { [weak self] in self?.manager?.openBackMenu() }
    AnimationGroup.withoutAnimation {
      addSubview(new)
      new.show(topItem, back: backItem, style: style(showing: storedItems))
      new.layoutSubtree()
    }
    return new
  }

  private func fade(to new: NavigationBarContent) {
    guard let old = content else { return }
    content = new
    leaving = old
    old.isUserInteractionEnabled = false
    AnimationGroup.withoutAnimation { new.alpha = 0 }
    new.alpha = 1
    old.alpha = 0
  }

  // A background that looks different fades in above the one before.
  private func showBackground(animated: Bool) {
    let old = backgrounds.last
    guard old?.look != look else { return }
    let new = BarBackground(look: look, isBelowContent: false)
    AnimationGroup.withoutAnimation {
      insertSubview(new, at: backgrounds.count)
      new.frame = old?.frame ?? bounds
      new.alpha = animated ? 0 : 1
    }
    backgrounds.append(new)
    setNeedsLayout()
    if animated {
      new.alpha = 1
      if look == .transparent { old?.alpha = 0 }
    } else {
      old?.removeFromSuperview()
      backgrounds = [new]
    }
  }

  /// Takes away what left during the last animation, or what came if it was cancelled.
  func finishTransition(cancelled: Bool) {
    if cancelled {
      afterChange = nil
      cancelLeaving()
    } else {
      finishLeaving()
      tellAfterChange()
    }
  }

  private func finishLeaving() {
    leaving?.removeFromSuperview()
    leaving = nil
    for background in backgrounds.dropLast() { background.removeFromSuperview() }
    backgrounds = Array(backgrounds.suffix(1))
  }

  private func cancelLeaving() {
    guard let leaving else { return }
    content?.removeFromSuperview()
    content = leaving
    self.leaving = nil
    leaving.isUserInteractionEnabled = true
    leaving.comeToRest()
    for background in backgrounds.dropFirst() { background.removeFromSuperview() }
    backgrounds = Array(backgrounds.prefix(1))
    backgrounds.first?.alpha = 1
  }
}
