import Foundation

/// Pictures by the state of a control, the height of its bar and the style of an item.
@MainActor
struct BarPictures {
  private struct Key: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
    var style: UIBarButtonItem.Style?
  }

  private var pictures: [Key: UIImage] = [:]

  var isEmpty: Bool { pictures.isEmpty }

  func picture(
    _ state: UIControl.State, _ metrics: UIBarMetrics, style: UIBarButtonItem.Style? = nil
  ) -> UIImage? { pictures[Key(state: state.rawValue, metrics: metrics, style: style)] }

  mutating func set(
    _ picture: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics,
    style: UIBarButtonItem.Style? = nil
  ) { pictures[Key(state: state.rawValue, metrics: metrics, style: style)] = picture }

  /// The picture that is shown: of the state, else of the normal one; of the style, else of all.
  func shown(
    _ state: UIControl.State, isCompact: Bool, style: UIBarButtonItem.Style? = nil
  ) -> UIImage? {
    guard !isEmpty else { return nil }
    let states = state == .normal ? [state] : [state, .normal]
    let styles: [UIBarButtonItem.Style?] = style == nil ? [nil] : [style, nil]
    for metrics in UIBarMetrics.candidates(isCompact: isCompact, hasPrompt: false) {
      for state in states {
        for style in styles {
          if let found = picture(state, metrics, style: style) { return found }
        }
      }
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// Puts a picture behind the button in a state, in bars of a height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, state, barMetrics)
    didChange()
  }

  @discardableResult
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.picture(state, barMetrics) }

  /// Puts a picture behind the button in a state while it has that style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, state, barMetrics, style: style)
    didChange()
  }

  @discardableResult
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.picture(state, barMetrics, style: style) }

  /// Moves the picture behind the button down by that many points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundAdjustments[barMetrics] = adjustment
    didChange()
  }

  @discardableResult
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Puts a picture behind the back button to this item, in a state.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds.set(backgroundImage, state, barMetrics)
    didChange()
  }

  @discardableResult
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds.picture(state, barMetrics) }

  /// Moves the picture behind the back button down by that many points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backBackgroundAdjustments[barMetrics] = adjustment
    didChange()
  }

  @discardableResult
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundAdjustments[barMetrics] ?? 0 }

  // MARK: - Inside the stage

  /// The picture behind the button, and how far it is moved.
  func background(
    _ state: UIControl.State, isCompact: Bool, isBack: Bool
  ) -> (image: UIImage, shift: CGFloat)? {
    let pictures = isBack ? backBackgrounds : backgrounds
    let shifts = isBack ? backBackgroundAdjustments : backgroundAdjustments
    guard
      let image = pictures.shown(state, isCompact: isCompact, style: isBack ? nil : style)
    else { return nil }
    let shift = UIBarMetrics.candidates(isCompact: isCompact, hasPrompt: false).lazy
      .compactMap { shifts[$0] }.first
    return (image, shift ?? 0)
  }
}

/// The picture behind a button of a bar: as wide as the button, as high as the picture.
@MainActor
final class BarPlate: UIImageView {
  func show(_ background: (image: UIImage, shift: CGFloat)?, in bounds: CGRect) {
    image = background?.image
    isHidden = background == nil
    guard let (image, shift) = background else { return }
    frame = CGRect(
      x: bounds.minX, y: wholePixels(bounds.midY - image.size.height / 2) + shift,
      width: bounds.width, height: image.size.height)
  }
}
