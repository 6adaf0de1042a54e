public import Foundation
import Synchronization

/// The shadow of a text; the value of ``NSAttributedString/Key/shadow``.
///
/// The class is final because Swift can vouch for its use from any thread only where no subclass adds
/// a variable.
public final class NSShadow: NSObject, NSCopying, Sendable {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  private struct State: Equatable {
    var offset = CGSize.zero
    var radius: CGFloat = 0
    var color: UIColor? = UIColor.black.withAlphaComponent(1.0 / 3)
  }

  private let state: Mutex<State>

  /// A black shadow of a third, without an offset and without blur.
  public convenience override init() { self.init(State()) }

  private init(_ state: State) {
    self.state = Mutex(state)
    super.init()
  }

  /// How far the shadow lies to the right of the text, and below it.
  public var shadowOffset: CGSize {
    get { state.withLock(\.offset) }
    set { state.withLock { $0.offset = newValue } }
  }

  /// The radius of the blur in points; 0 for a sharp shadow. Negative values count as 0.
  public var shadowBlurRadius: CGFloat {
    get { state.withLock(\.radius) }
    set { state.withLock { $0.radius = newValue } }
  }

  /// A ``UIColor``, or a `CGColor` that becomes one; `nil` for no shadow.
  public var shadowColor: Any? {
    get { color }
    set {
      let color: UIColor? =
        switch newValue {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
      state.withLock { $0.color = color }
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { NSShadow(values) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSShadow).map { $0.values == values } ?? false
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  // MARK: - Inside the stage

  private var values: State { state.withLock { $0 } }

  var color: UIColor? { state.withLock(\.color) }
}

/// The shadow of a run of text.
struct TextShadow: Equatable {
  let offset: CGSize
  let radius: CGFloat
  let color: UIColor

  /// `nil` for a shadow without a colour.
  init?(_ shadow: NSShadow) {
    guard let color = shadow.color else { return nil }
    offset = shadow.shadowOffset
    radius = max(shadow.shadowBlurRadius, 0)
    self.color = color
  }

  func display(_ resolve: (UIColor) -> DisplayColor) -> DisplayShadow {
    DisplayShadow(offset: offset, radius: radius, color: resolve(color))
  }
}
