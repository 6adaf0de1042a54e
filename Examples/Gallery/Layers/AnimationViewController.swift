import UIKit

/// Animations of views and of layers, each started by its button.
final class AnimationViewController: CardsViewController {
  private let ball = UIView()
  private let track = UIView()
  private var isAtEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.backgroundColor = .systemOrange
    ball.frame = CGRect(x: 0, y: 10, width: 60, height: 60)
    ball.layer.cornerRadius = 30
    track.addSubview(ball)
    track.heightAnchor.constraint(equalToConstant: 80).isActive = true
    addCard("The Ball", [track])
    addCard(
      "Views",
      [
        makeButton("Eased") { $0.move(options: .curveEaseInOut) },
        makeButton("Linear") { $0.move(options: .curveLinear) },
        makeButton("Spring") { $0.spring() },
        makeButton("Keyframes") { $0.hop() },
        makeButton("Property Animator") { $0.runAnimator() },
      ])
    addCard(
      "Layers",
      [
        makeButton("Pulse") { $0.pulse() },
        makeButton("Shake") { $0.shake() },
      ])
  }

  private func makeButton(
    _ title: String, action: @escaping (AnimationViewController) -> Void
  ) -> UIButton {
    let run = UIAction(title: title) { [weak self] _ in
      if let self { action(self) }
    }
    return UIButton(configuration: .gray(), primaryAction: run)
  }

  // MARK: Views

  private func moveToOtherEnd() {
    isAtEnd.toggle()
    ball.frame.origin.x = isAtEnd ? track.bounds.width - ball.bounds.width : 0
  }

  private func move(options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 0.6, delay: 0, options: options) { self.moveToOtherEnd() }
  }

  private func spring() {
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) { self.moveToOtherEnd() }
  }

  private func hop() {
    UIView.animateKeyframes(withDuration: 0.8, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.ball.transform = CGAffineTransform(scaleX: 1.3, y: 0.7)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.ball.transform = .identity
      }
    }
  }

  private func runAnimator() {
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) {
      self.moveToOtherEnd()
      self.ball.backgroundColor = self.isAtEnd ? .systemGreen : .systemOrange
    }
    animator.startAnimation()
  }

  // MARK: Layers

  private func pulse() {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 0.6
    pulse.duration = 0.3
    pulse.autoreverses = true
    ball.layer.add(pulse, forKey: "pulse")
  }

  private func shake() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    let x = ball.layer.position.x
    shake.values = [x, x + 12, x - 12, x + 6, x]
    shake.duration = 0.5
    ball.layer.add(shake, forKey: "shake")
  }
}
