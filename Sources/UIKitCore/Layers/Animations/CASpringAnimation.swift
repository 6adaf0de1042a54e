public import Foundation

/// Goes there as a spring would that carries a weight.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// At the beginning; the whole way a second is 1.
  open var initialVelocity: CGFloat = 0

  /// Seconds until it rests, which the ``CAAnimation/duration`` should be.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  // MARK: - Inside the stage

  private var motion: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func progress(at part: CGFloat) -> CGFloat {
    motion.position(at: duration * TimeInterval(super.progress(at: part)))
  }

  override var overshoots: Bool { true }
}
