import Foundation

/// Shows how what a layer and all that is in it will be takes the place of what it is now.
///
/// Added to the layer around a change, it lets the change be seen as a way. A navigation controller whose
/// view's layer has one pushes and pops, without animation, in the transition's manner. What is shown as
/// the old content is what is there when the transition is added: add it before the change.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// Where it comes from, or where the old one goes to; a fade has no direction.
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

/// What a layer showed before a transition, for as long as it can still be seen.
@MainActor
final class LayerTransition {
  private let old: DisplayNode
  private let transition: CATransition
  private let ids = (
    around: UIView.nextDisplayID(), new: AnimationTrack.nextID(), old: AnimationTrack.nextID()
  )

  init?(_ transition: CATransition, of layer: CALayer) {
    guard layer.window != nil, let node = layer.displayNode() else { return nil }
    old = node.still()
    self.transition = transition
  }

  /// The new content and the old, on their ways. Both are in the parent's coordinates.
  func node(around new: DisplayNode, in span: AnimationSpan) -> DisplayNode {
    var (new, old) = (new, old)
    old.frame = new.frame
    old.transform = new.transform
    var around = DisplayNode(id: ids.around, name: "CATransition", frame: new.frame)
    around.boundsOrigin = new.frame.origin
    switch transition.type {
    case .moveIn:
      move(&new, ids.new, span) { 1 - $0 }
      around.children = [old, new]
    case .push:
      move(&new, ids.new, span) { 1 - $0 }
      move(&old, ids.old, span) { -$0 }
      around.children = [old, new]
    case .reveal:
      move(&old, ids.old, span) { -$0 }
      around.children = [new, old]
    default:
      old.animations = [animation(ids.old, .opacity(from: old.opacity * (1 - first)), span)]
      old.opacity *= 1 - last
      around.children = [new, old]
    }
    return around
  }

  private var first: CGFloat { CGFloat(transition.startProgress) }
  private var last: CGFloat { CGFloat(transition.endProgress) }

  /// Moves a node along the transition's direction; `part` says how far it is at a part of the way.
  private func move(
    _ node: inout DisplayNode, _ id: Int, _ span: AnimationSpan, _ part: (CGFloat) -> CGFloat
  ) {
    let (start, own, size) = (transition.start, node.transform, node.frame.size)
    func place(_ part: CGFloat) -> CGAffineTransform {
      own.concatenating(
        CGAffineTransform(
          translationX: start.dx * part * size.width, y: start.dy * part * size.height))
    }
    node.animations.append(animation(id, .transform(from: place(part(first))), span))
    node.transform = place(part(last))
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
  /// The node, or what is seen of it while a transition is on its way.
  func inTransition(_ node: DisplayNode) -> DisplayNode {
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
