import Foundation

/// A drag of a sheet, from the moment at which it begins to move.
struct SheetDrag {
  enum Way {
    /// The card follows between its detents.
    case resizing
    /// Below the smallest detent by that distance, but dismissing is refused: it only gives a little.
    case refused(by: CGFloat)
    /// The finger drives a dismissal that began at that upper edge.
    case dismissing(UIPercentDrivenInteractiveTransition, from: CGFloat)
  }

  /// The upper edge of the card when the finger took it.
  let start: CGFloat
  var top: CGFloat
  var way = Way.resizing
}

extension UISheetPresentationController {
  /// Seconds for which a card goes on with the speed of the finger, to tell where it is going.
  private static let foresight: CGFloat = 0.2
  /// The most that a card gives beyond its limits.
  private static let slack: CGFloat = 40

  private var height: CGFloat { container?.bounds.height ?? 0 }

  /// A Boolean value that indicates whether the sheet rests, with nothing on top of it, and nothing
  /// below is about to take it along: a dismissal that a finger began then would never end.
  var canBeDragged: Bool {
    phase == .presented && drag == nil && !coversScreen && !presentedViewController.isOnTheMove
      && presentedViewController.presentationsAbove.isEmpty
  }

  /// The finger begins to pull.
  func beginDrag() {
    guard canBeDragged else { return }
    drag = SheetDrag(start: card.frame.minY, top: card.frame.minY)
  }

  /// The finger is that far below where it began.
  func moveDrag(_ translation: CGFloat) {
    guard var drag else { return }
    let (highest, lowest) = limits
    let wanted = drag.start + translation
    if case .dismissing(let driver, let from) = drag.way {
      driver.update((wanted - from) / max(1, height - from))
      return
    }
    drag.top = min(max(wanted, highest - give(highest - wanted)), lowest)
    self.drag = drag
    if wanted > lowest {
      place(top: lowest)
      if case .resizing = drag.way, beginDismissal(at: lowest) {
        moveDrag(translation)
        return
      }
      self.drag?.way = .refused(by: wanted - lowest)
      self.drag?.top = lowest
      card.frame.origin.y = lowest + give(wanted - lowest)
    } else {
      if case .refused = drag.way { self.drag?.way = .refused(by: 0) }
      place(top: drag.top)
    }
  }

  /// The finger lets go with that speed downwards, in points a second.
  func endDrag(velocity: CGFloat) {
    guard let drag else { return }
    let ahead = velocity * Self.foresight
    switch drag.way {
    case .dismissing(let driver, let from):
      let goesOn = driver.percentComplete + ahead / max(1, height - from) > 0.5
      self.drag = nil
      if goesOn { driver.finish() } else { driver.cancel() }
    case .refused(let distance):
      let (_, lowest) = limits
      settle(at: nearestIndex(to: drag.top + ahead))
      // 5.5.18 – a pull that would have sprung back is no attempt.
      guard distance > 0, distance + ahead > (height - lowest) / 2 else { return }
      // 5.5.8 – the delegate is notified of a refused attempt.
      announced.storedDelegate?.presentationControllerDidAttemptToDismiss(announced)
    case .resizing:
      let (_, lowest) = limits
      let aim = drag.top + ahead
      if aim > lowest + (height - lowest) / 2 {
        // A flick from anywhere.
        if beginDismissal(at: drag.top) {
          endDrag(velocity: velocity)
        } else {
          settle(at: 0)
          // 5.5.8: the delegate is notified of a refused attempt to dismiss.
          announced.storedDelegate?.presentationControllerDidAttemptToDismiss(announced)
        }
      } else {
        settle(at: nearestIndex(to: aim))
      }
    }
  }

  /// The finger was taken away.
  func cancelDrag() {
    guard let drag else { return }
    if case .dismissing(let driver, _) = drag.way {
      self.drag = nil
      driver.cancel()
    } else {
      settle(at: selectedIndex)
    }
  }

  /// Ends the finger's drag at once, because another movement of the sheet begins.
  func giveUpDrag() {
    let isInteractive = running?.initiallyInteractive == true
    let animator = running?.animator
    cancelDrag()
    // 5.2.2 – a dismissal that the app asked for goes on.
    guard isInteractive else { return }
    if phase == .dismissing { (animator as? ModalAnimator)?.endNow() }
  }

  // MARK: Between the detents

  /// The upper edges of the largest and of the smallest sheet.
  private var limits: (highest: CGFloat, lowest: CGFloat) {
    guard !floats else { return (restingFrame.minY, restingFrame.minY) }
    let all = tops.map(\.top)
    return (all.min() ?? 0, all.max() ?? 0)
  }

  private func give(_ distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    return Self.slack * (1 - 1 / (distance / (2 * Self.slack) + 1))
  }

  private func place(top: CGFloat) {
    if floats {
      card.frame.origin.y = top
    } else {
      card.frame = attachedFrame(top: top, height: height - top)
    }
    recede(for: top)
  }

  private func nearestIndex(to top: CGFloat) -> Int {
    let tops = tops
    return tops.indices.min { abs(tops[$0].top - top) < abs(tops[$1].top - top) } ?? 0
  }

  private func settle(at index: Int) {
    drag = nil
    let previous = selectedIndex
    let identifier = tops[index].identifier
    AnimationGroup.animate(duration: Self.settleDuration, timing: .transition) {
      if index != previous, !floats { selectedDetentIdentifier = identifier }
      layOutSheet()
    }
    // 5.5.11 – people changed it.
    if index != previous, !floats {
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  // MARK: Dismissing

  /// 5.5.13, 1.6.9 – asks, and begins a dismissal that the finger drives.
  private func beginDismissal(at top: CGFloat) -> Bool {
    guard asksToBeDismissed() else { return false }
    let driver = UIPercentDrivenInteractiveTransition()
    drag?.way = .dismissing(driver, from: top)
    let dismissal = ModalDismissal(of: self, animated: true, byUser: true, completion: nil)
    return dismissal.run(driver: driver) != nil
  }
}
