import Foundation

extension UISheetPresentationController {
  /// How much of the screen's top is left free above a large sheet, below the safe area.
  static let topGap: CGFloat = 10

  /// The largest sizes of sheets that float in the middle of a wide screen.
  private static let pageSize = CGSize(width: 704, height: 984)
  private static let formSize = CGSize(width: 540, height: 620)

  /// A Boolean value that indicates whether the sheet covers the whole screen, as in compact
  /// height.
  var coversScreen: Bool {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  /// A Boolean value that indicates whether the card floats in the centre, as in regular width.
  var floats: Bool {
    traitCollection.horizontalSizeClass == .regular && !coversScreen
  }

  var room: SheetRoom {
    let height = container?.bounds.height ?? 0
    let insets = container?.safeAreaInsets ?? .zero
    let maximum = max(0, height - insets.top - Self.topGap - insets.bottom)
    return SheetRoom(traits: traitCollection, maximum: maximum)
  }

  /// 5.5.10 – the detents that are active here with their upper edges, the smallest detent first.
  var tops: [(identifier: Detent.Identifier, top: CGFloat)] {
    let height = container?.bounds.height ?? 0
    let bottom = container?.safeAreaInsets.bottom ?? 0
    let room = room
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { value in
        let value = min(max(0, value), room.maximumDetentValue)
        return (detent.identifier, height - value - bottom)
      }
    }
    return active.isEmpty ? [(.large, height - room.maximumDetentValue - bottom)] : active
  }

  /// 5.5.10 – what is selected and active, else the smallest.
  var selectedIndex: Int {
    tops.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// A Boolean value that indicates whether the sheet could rest at a larger detent.
  var canGrow: Bool { !floats && selectedIndex < tops.count - 1 }

  var restingFrame: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    if coversScreen { return bounds }
    if floats { return floatingFrame(in: bounds) }
    let top = tops[selectedIndex].top
    return attachedFrame(top: top, height: bounds.height - top)
  }

  /// A frame at the lower edge, or pulled away from it.
  func attachedFrame(top: CGFloat, height: CGFloat) -> CGRect {
    let bounds = container?.bounds ?? .zero
    let preferred = presentedViewController.preferredContentSize.width
    let width =
      widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      ? min(preferred, bounds.width) : bounds.width
    return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: height)
  }

  private func floatingFrame(in bounds: CGRect) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    let standard = presentationStyle == .formSheet ? Self.formSize : Self.pageSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : standard.width, bounds.width - 40),
      height: min(preferred.height > 0 ? preferred.height : standard.height, bounds.height - 88))
    var center = CGPoint(x: bounds.midX, y: bounds.midY)
    if let container, let source = sourceView, source.window === container.window {
      // 5.5.20: a floating sheet is centred on its source view, as far as the screen allows.
      let rect = source.convert(source.bounds, to: container)
      let room = bounds.insetBy(dx: size.width / 2 + 20, dy: size.height / 2 + 44)
      center.x = min(max(rect.midX, room.minX), room.maxX)
      center.y = min(max(rect.midY, room.minY), room.maxY)
    }
    return CGRect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: Dimming

  /// 5.5.12 – whether what lies behind is dimmed, and out of reach.
  var isDimmed: Bool {
    let tops = tops
    guard !coversScreen, !floats,
      let limit = tops.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return true }
    return selectedIndex > limit
  }

  func installDimming() {
    guard let container else { return }
    dimming.frame = container.bounds
    dimming.alpha = 0
    dimming.onTap = { [weak self] in self?.dimmingTapped() }
    container.insertSubview(dimming, at: 0)
    running?.coordinator.animate { [self] _ in
      dimming.alpha = isDimmed ? 1 : 0
      recede(for: restingFrame.minY)
    }
  }

  /// A tap beside the sheet dismisses it.
  private func dimmingTapped() {
    guard phase == .presented, presentedViewController.presentationsAbove.isEmpty else { return }
    dismissByUser()
  }

  // MARK: Laying out

  func setNeedsSheetLayout() { container?.setNeedsLayout() }

  func layOutSheet() {
    guard drag == nil, phase == .presented else { return }
    dimming.alpha = isDimmed ? 1 : 0
    card.frame = restingFrame
    recede(for: card.frame.minY)
    card.layoutSubtree()
  }
}

extension UIPresentationController {
  /// 5.5.7 – people ask to dismiss the presentation with a tap.
  func dismissByUser() {
    // 5.5.8: the delegate is notified of a refused attempt to dismiss.
    guard asksToBeDismissed() else {
      announced.storedDelegate?.presentationControllerDidAttemptToDismiss(announced)
      return
    }
    // 5.5.9 – not by way of `dismiss(animated:)`, which an app may override.
    ModalDismissal(of: self, animated: true, byUser: true, completion: nil).run()
  }
}
