import Storyline
import UIKit

/// A box that is moved, pinched, turned, tapped and swiped.
final class GesturesViewController: UIViewController {
  private let box = UILabel("Touch me", style: .headline, color: .white)
  private let report = UILabel("Nothing yet", style: .body, color: .secondaryLabel)
  private let hint = UILabel(
    "Drag, pinch or turn the box. Tap it twice to put it back. Swipe or press the rest.",
    style: .footnote, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemBlue
    box.textAlignment = .center
    box.layer.cornerRadius = 16
    box.clipsToBounds = true
    box.isUserInteractionEnabled = true
    report.textAlignment = .center
    hint.textAlignment = .center
    arrange()
    addGesturesToBox()
    addGesturesToScreen()
  }

  private func arrange() {
    for child in [report, hint, box] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let readable = view.readableContentGuide
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      report.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      report.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      report.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      box.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 200),
      hint.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
      hint.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func addGesturesToBox() {
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: GesturesViewController.move)
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: GesturesViewController.scale)
    let rotation = UIRotationGestureRecognizer()
    rotation.addTarget(self, action: GesturesViewController.rotate)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: GesturesViewController.putBack)
    for recognizer in [pan, pinch, rotation, doubleTap] {
      recognizer.delegate = self
      box.addGestureRecognizer(recognizer)
    }
  }

  private func addGesturesToScreen() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addTarget(self, action: GesturesViewController.swiped)
      view.addGestureRecognizer(swipe)
    }
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: GesturesViewController.pressed)
    view.addGestureRecognizer(press)
  }

  // MARK: What the gestures do

  private func move(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    box.transform = box.transform.concatenating(
      CGAffineTransform(translationX: translation.x, y: translation.y))
    recognizer.setTranslation(.zero, in: view)
    report.text = "Moved"
  }

  private func scale(_ recognizer: UIPinchGestureRecognizer) {
    box.transform = box.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
    report.text = "Pinched"
  }

  private func rotate(_ recognizer: UIRotationGestureRecognizer) {
    box.transform = box.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
    report.text = "Turned"
  }

  private func putBack() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) {
      self.box.transform = .identity
    }
    report.text = "Put back"
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    report.text =
      switch recognizer.direction {
      case .left: "Swiped left"
      case .right: "Swiped right"
      case .up: "Swiped up"
      default: "Swiped down"
      }
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { report.text = "Pressed long" }
  }
}

extension GesturesViewController: UIGestureRecognizerDelegate {
  // Two fingers may pinch and turn at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view == box && otherGestureRecognizer.view == box
  }
}
