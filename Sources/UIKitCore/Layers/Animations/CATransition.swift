import Foundation

/// An animation that replaces the old look of a layer and its sublayers by the new one.
///
/// Added to the layer around a change, it lets the change be seen as a way. A navigation controller whose
/// view's layer has one pushes and pops, without animation, in the transition's manner. What is shown as
/// the old content is what is there when the transition is added: add it before the change.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// The edge from which the new content comes, or to which the old content leaves; a fade has
  /// none.
  ///
  /// Without one it moves as from the left (low confidence: Apple's pages do not say).
  open var subtype: CATransitionSubtype?
  /// The part of the way at which it begins, 0 to 1.
  open var startProgress: Float = 0
  /// The part of the way at which it ends, from ``startProgress`` to 1.
  open var endProgress: Float = 1

  // MARK: - Inside the stage

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// From where new content comes, in sizes of the layer.
  ///
  /// `fromTop` and `fromBottom` are meant in coordinates that rise: on iOS what comes “from the top” rises
  /// from the lower edge (medium confidence: apps that imitate a presentation rely on it).
  fileprivate var start: CGVector {
    switch subtype ?? .fromLeft {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}

/// How new content takes the place of the old.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content vanishes.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content slides in, and the old out before it.
  public static let push = Self(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// The edge that a transition has to do with.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which a layer has its transition, whatever key it was added with.
public let kCATransition = "transition"

/// The content of a layer before a transition, until it is no longer visible.
@MainActor
final class LayerTransition {
  /// Nothing where the layer was hidden.
  private let old: DisplayNode?
  private let transition: CATransition
  private let ids = (
    around: UIView.nextDisplayID(), new: AnimationTrack.nextID(), old: AnimationTrack.nextID()
  )

  init?(_ transition: CATransition, of layer: CALayer) {
    guard layer.window != nil else { return nil }
    old = layer.displayNode()?.still()
    self.transition = transition
  }

  /// The new content and the old, on their ways, both in the parent's coordinates; one of them may be
  /// hidden.
  func node(around new: DisplayNode?, in span: AnimationSpan) -> DisplayNode? {
    guard let frame = (new ?? old)?.frame, let transform = (new ?? old)?.transform else {
      return nil
    }
    var (new, old) = (new, old)
    old?.frame = frame
    old?.transform = transform
    let isNewInFront = transition.type == .moveIn || transition.type == .push
    if isNewInFront { move(&new, ids.new, span) { 1 - $0 } }
    switch transition.type {
    case .moveIn: break
    case .push, .reveal: move(&old, ids.old, span) { -$0 }
    default:
      // A layer that was empty has no old contents that could fade out.
      if old == nil {
        fade(&new, ids.new, span) { $0 }
      } else {
        fade(&old, ids.old, span) { 1 - $0 }
      }
    }
    var around = DisplayNode(id: ids.around, name: "CATransition", frame: frame)
    around.boundsOrigin = frame.origin
    around.children = (isNewInFront ? [old, new] : [new, old]).compactMap(\.self)
    return around
  }

  private var first: CGFloat { CGFloat(transition.startProgress) }
  private var last: CGFloat { CGFloat(transition.endProgress) }

  /// Moves a node along the transition's direction; `part` returns the offset at a part of the way.
  private func move(
    _ node: inout DisplayNode?, _ id: Int, _ span: AnimationSpan, _ part: (CGFloat) -> CGFloat
  ) {
    guard let (own, size) = node.map({ ($0.transform, $0.frame.size) }) else { return }
    let start = transition.start
    func place(_ part: CGFloat) -> CGAffineTransform {
      own.concatenating(
        CGAffineTransform(
          translationX: start.dx * part * size.width, y: start.dy * part * size.height))
    }
    node?.animations.append(animation(id, .transform(from: place(part(first))), span))
    node?.transform = place(part(last))
  }

  /// Shows a part of a node; `part` returns how much at a part of the way.
  private func fade(
    _ node: inout DisplayNode?, _ id: Int, _ span: AnimationSpan, _ part: (CGFloat) -> CGFloat
  ) {
    guard let opacity = node?.opacity else { return }
    node?.animations.append(animation(id, .opacity(from: opacity * part(first)), span))
    node?.opacity = opacity * part(last)
  }

  private func animation(
    _ id: Int, _ property: DisplayAnimation.Property, _ span: AnimationSpan
  ) -> DisplayAnimation {
    var animation = DisplayAnimation(
      id: id, property: property,
      curve: (transition.timingFunction?.timing ?? .linear).display, begin: span.begin,
      duration: span.duration)
    animation.iterations = span.rounds
    animation.alternates = span.autoreverses
    return animation
  }
}

extension CALayer {
  /// The node, or what is seen of it while a transition is on its way, also where it is hidden.
  func inTransition(_ node: DisplayNode?) -> DisplayNode? {
    let now = Stage.shared.clock.now
    for animation in animations {
      guard let transition = animation.transition, let span = animation.span,
        span.begin <= now || span.fillsBefore, now < span.end
      else { continue }
      return transition.node(around: node, in: span)
    }
    return node
  }
}
