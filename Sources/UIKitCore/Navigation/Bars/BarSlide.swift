import Foundation

/// How the contents of two items change places along with the screens.
///
/// The title of the lower item and the back button's text that leads to it are the same words: both
/// go the same way, one fading out before the other fades in, and everything else keeps the same
/// distance from them, so that no words cross.
@MainActor
struct BarSlide {
  /// The content before a push and after a pop.
  let lower: NavigationBarContent
  /// The content after a push and before a pop.
  let upper: NavigationBarContent
  let isPop: Bool

  private var coming: NavigationBarContent { isPop ? lower : upper }
  private var leaving: NavigationBarContent { isPop ? upper : lower }

  /// Begins inside the animation of the screens.
  func begin() {
    let start = isPop ? Places.pushed : .unpushed
    AnimationGroup.withoutAnimation {
      rest()
      displace(at: start)
    }
    rest()
    displace(at: isPop ? .unpushed : .pushed)
    fade()
  }

  private enum Places {
    /// The upper item is at rest, the lower one has gone to the back button.
    case pushed
    /// The lower item is at rest, the upper one has yet to come.
    case unpushed
  }

  private func rest() {
    for content in [lower, upper] {
      content.setNeedsLayout()
      content.backButton.setNeedsLayout()
      content.layoutSubtree()
    }
  }

  /// Moves what is not at rest away, from where it would rest.
  private func displace(at places: Places) {
    let way = self.way
    if places == .pushed {
      shift(lower.middle, by: -way)
      shift(lower.backButton.label, by: -way)
      shift(lower.largeTitle, by: -lower.bounds.width * NavigationAnimator.parallax)
      shift(lower.searchArea, by: -lower.bounds.width * NavigationAnimator.parallax)
    } else {
      shift(upper.backButton.label, by: way)
      shift(upper.middle, by: max(upper.bounds.width / 2, clearance))
      shift(upper.largeTitle, by: upper.bounds.width)
      shift(upper.searchArea, by: upper.bounds.width)
    }
  }

  private func shift(_ view: UIView, by distance: CGFloat) {
    view.frame = view.frame.offsetBy(dx: upper.isMirrored ? -distance : distance, dy: 0)
  }

  /// From the back button's text to the title that it repeats.
  private var way: CGFloat {
    let back = upper.backButton
    guard !back.isHidden, back.hasText, !lower.isLarge else { return lower.bounds.width * 0.35 }
    let text = upper.mirrored(back.convert(back.restingTextFrame, to: upper)).minX
    return max(lower.mirrored(lower.middle.frame).minX - text, 44)
  }

  /// How far the upper title has to stand aside so that it comes after the lower one.
  private var clearance: CGFloat {
    lower.mirrored(lower.middle.frame).maxX + 16 - upper.mirrored(upper.middle.frame).minX
  }

  // MARK: Fading

  private func fade() {
    let hadBack = !leaving.backButton.isHidden
    let hasBack = !coming.backButton.isHidden
    var outgoing = parts(of: leaving)
    var incoming = parts(of: coming)
    // An arrow that stays where it is does not fade.
    AnimationGroup.withoutAnimation {
      leaving.backButton.chevron.alpha = hadBack && hasBack ? 0 : 1
      coming.backButton.chevron.alpha = 1
    }
    if hadBack, !hasBack, !leaving.isSearchAlone { outgoing.append(leaving.backButton.chevron) }
    if hasBack, !hadBack, !coming.isSearchAlone { incoming.append(coming.backButton.chevron) }
    AnimationGroup.withoutAnimation {
      for view in outgoing { view.alpha = 1 }
      for view in incoming { view.alpha = 0 }
    }
    // Parts of the way, not of the time: where a finger drives it, they fade at the same places.
    AnimationGroup.collect(from: 0, to: 0.45) { for view in outgoing { view.alpha = 0 } }
    AnimationGroup.collect(from: 0.4, to: 0.9) { for view in incoming { view.alpha = 1 } }
  }

  // While people search, nothing else is seen of a bar.
  private func parts(of content: NavigationBarContent) -> [UIView] {
    if content.isSearchAlone { return [content.searchArea] }
    return [
      content.middle, content.backButton.label, content.prompt, content.largeTitle,
      content.searchArea,
    ] + content.barButtons
  }
}
