import Foundation

// People choose what has a place on the bar, and what is found under More.

extension UITabBarController {
  func beginCustomizing() {
    guard customizing == nil, let container, !overflow.isEmpty, !customizableSlots.isEmpty
    else { return }
    delegate?.tabBarController(
      self, willBeginCustomizing: customizableSlots.compactMap(\.loadedController))
    let customizing = TabCustomizing(of: self)
    self.customizing = customizing
    customizing.sheet.onDone = { [weak self] in self?.endCustomizing() }
    customizing.show(in: container, below: bar)
  }

  /// The bar keeps what people gave it.
  private func endCustomizing() {
    guard let customizing else { return }
    let order = customizing.order
    let controllers = order.compactMap(\.loadedController)
    let changed =
      order.prefix(barSlots.count).map(ObjectIdentifier.init)
      != barSlots.map(ObjectIdentifier.init)
    delegate?.tabBarController(self, willEndCustomizing: controllers, changed: changed)
    // The delegate may have set other controllers.
    guard self.customizing === customizing else { return }
    self.customizing = nil
    replaceSlots(with: order, animated: false)
    customizing.hide { [self] in
      delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
    }
  }

  /// Others are in the list now, or there is room for another number: what people chose so far is lost.
  func cancelCustomizing() {
    guard let customizing else { return }
    self.customizing = nil
    customizing.remove()
  }
}

/// How people choose: an icon that is dragged on another one of the bar takes its place, and the other
/// one goes where it was (low confidence: Apple's pages do not say where that goes).
@MainActor
final class TabCustomizing {
  let sheet: TabCustomizeView
  /// All there are, in the order they would have.
  private(set) var order: [TabSlot]

  private unowned let tabs: UITabBarController
  private let movable: [TabSlot]
  private let barDrag = UIPanGestureRecognizer()
  private var dragged: (slot: TabSlot, icon: TabIconView)?

  private static let duration: TimeInterval = 0.4

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    order = tabs.slots
    movable = tabs.customizableSlots
    sheet = TabCustomizeView(slots: movable)
    let sheetDrag = UIPanGestureRecognizer()
    for drag in [sheetDrag, barDrag] {
      drag.addHandler { [weak self, unowned drag] _ in self?.followDrag(drag) }
    }
    sheet.addGestureRecognizer(sheetDrag)
    markThoseOnBar()
  }

  // MARK: Coming and going

  func show(in container: UIView, below bar: UITabBar) {
    sheet.frame = container.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(sheet, belowSubview: bar)
    bar.addGestureRecognizer(barDrag)
    sheet.layoutSubtree()
    slide(to: 0, from: container.bounds.height)
  }

  func hide(_ completion: @escaping () -> Void) {
    stopDragging()
    slide(to: sheet.bounds.height, from: 0) { [self] in
      remove()
      completion()
    }
  }

  func remove() {
    stopDragging()
    tabs.bar.removeGestureRecognizer(barDrag)
    sheet.removeFromSuperview()
  }

  private func slide(
    to end: CGFloat, from start: CGFloat, _ completion: @escaping () -> Void = {}
  ) {
    let sheet = sheet
    AnimationGroup.withoutAnimation {
      sheet.transform = CGAffineTransform(translationX: 0, y: start)
    }
    AnimationGroup.animate(duration: Self.duration, timing: .easeInOut) {
      sheet.transform = CGAffineTransform(translationX: 0, y: end)
    } completion: { _ in
      completion()
    }
  }

  // MARK: Dragging

  private func followDrag(_ drag: UIPanGestureRecognizer) {
    guard let container = tabs.container else { return }
    let point = drag.location(in: container)
    switch drag.state {
    case .began:
      let way = drag.translation(in: container)
      let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
      guard dragged == nil,
        let slot = slotOnBar(at: start) ?? sheet.slot(at: start, from: container),
        movable.contains(where: { $0 === slot }), let item = slot.item
      else { return }
      let icon = TabIconView(item: item)
      icon.bounds.size = TabIconView.size
      container.addSubview(icon)
      dragged = (slot, icon)
      icon.center = point
    case .changed:
      dragged?.icon.center = point
    case .ended:
      drop(at: point)
      stopDragging()
    default:
      stopDragging()
    }
  }

  private func stopDragging() {
    dragged?.icon.removeFromSuperview()
    dragged = nil
  }

  private func drop(at point: CGPoint) {
    guard let dragged, let target = slotOnBar(at: point), target !== dragged.slot,
      movable.contains(where: { $0 === target }),
      let from = order.firstIndex(where: { $0 === dragged.slot }),
      let to = order.firstIndex(where: { $0 === target })
    else { return }
    order.swapAt(from, to)
    tabs.bar.showItems(tabs.barItems(in: order), animated: true)
    markThoseOnBar()
  }

  private func slotOnBar(at point: CGPoint) -> TabSlot? {
    guard let container = tabs.container,
      let button = tabs.bar.buttons.first(where: { button in
        button.bounds.contains(button.convert(point, from: container))
      })
    else { return nil }
    return order.first { $0.item === button.item }
  }

  private func markThoseOnBar() {
    sheet.dim(Array(order.prefix(tabs.barSlots.count)))
  }
}
