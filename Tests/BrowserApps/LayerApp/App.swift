import UIKit

/// The app of the browser tests for layers: every kind of layer and drawing, in rows of boxes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: LayersController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class LayersController: UIViewController {
  private var count = 0
  private let spinner = CAShapeLayer()
  private let shimmer = CAGradientLayer()
  private let dot = UIView()
  private let ring = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Move") { [weak self] _ in self?.move() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Night") { [weak self] _ in
          guard let window = self?.view.window else { return }
          window.overrideUserInterfaceStyle =
            window.overrideUserInterfaceStyle == .dark ? .light : .dark
        }),
    ]
    addCorners()
    addShadows()
    addGradients()
    addShapes()
    addMasks()
    addMoving()
    addDrawings { self.box($0, color: $1, clear: $2) }
  }

  /// The next box of a grid.
  @discardableResult
  private func box(_ name: String, color: UIColor? = .systemTeal, clear: Bool = false) -> UIView {
    let (column, row) = (CGFloat(count % 4), CGFloat(count / 4))
    count += 1
    let box = UIView(frame: CGRect(x: 18 + column * 92, y: 110 + row * 92, width: 72, height: 60))
    box.backgroundColor = clear ? nil : color
    box.accessibilityIdentifier = name
    view.addSubview(box)
    let label = UILabel(
      frame: CGRect(x: box.frame.minX - 8, y: box.frame.maxY + 4, width: 88, height: 14))
    label.text = name
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    view.addSubview(label)
    return box
  }

  private func addCorners() {
    let round = box("round")
    round.layer.cornerRadius = 20
    round.layer.cornerCurve = .continuous
    let clipped = box("clipped")
    clipped.layer.cornerRadius = 16
    clipped.layer.masksToBounds = true
    clipped.layer.borderWidth = 2
    clipped.layer.borderColor = UIColor.systemRed.cgColor
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 72, height: 24))
    stripe.backgroundColor = .systemIndigo
    clipped.addSubview(stripe)
    let two = box("two corners")
    two.layer.cornerRadius = 20
    two.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    two.layer.borderWidth = 1
    let pill = box("pill")
    pill.layer.cornerRadius = 50
  }

  private func addShadows() {
    let shadow = box("shadow", color: .secondarySystemBackground)
    shadow.layer.cornerRadius = 10
    shadow.layer.shadowOpacity = 0.5
    shadow.layer.shadowRadius = 5
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    let around = box("of content", clear: true)
    around.layer.shadowOpacity = 0.6
    around.layer.shadowOffset = CGSize(width: 0, height: 4)
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
    inner.backgroundColor = .systemOrange
    inner.layer.cornerRadius = 25
    inner.clipsToBounds = true
    around.addSubview(inner)
    let path = box("of path", color: .systemGreen)
    path.layer.shadowPath =
      UIBezierPath(ovalIn: CGRect(x: 0, y: 48, width: 72, height: 20)).cgPath
    path.layer.shadowOpacity = 0.8
    path.layer.shadowOffset = .zero
    let text = UILabel(frame: box("of text", clear: true).bounds)
    text.text = "Text"
    text.font = .boldSystemFont(ofSize: 24)
    text.layer.shadowOpacity = 1
    text.layer.shadowRadius = 2
    text.layer.shadowColor = UIColor.systemRed.cgColor
    text.layer.shadowOffset = CGSize(width: 2, height: 2)
    view.subviews.last { $0.accessibilityIdentifier == "of text" }?.addSubview(text)
  }

  private func addGradients() {
    func gradient(_ name: String, _ change: (CAGradientLayer) -> Void) {
      let box = box(name)
      let gradient = CAGradientLayer()
      gradient.frame = box.bounds
      gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor]
      change(gradient)
      box.layer.insertSublayer(gradient, at: 0)
      let label = UILabel(frame: box.bounds)
      label.text = "Aa"
      box.addSubview(label)
    }
    gradient("down") { _ in }
    gradient("diagonal") {
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
      $0.cornerRadius = 14
    }
    gradient("locations") {
      $0.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
      $0.locations = [0, 0.2, 1]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    gradient("radial") {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
  }

  private func addShapes() {
    func shape(_ name: String, _ path: UIBezierPath, _ change: (CAShapeLayer) -> Void) {
      let box = box(name, clear: true)
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      change(shape)
      box.layer.addSublayer(shape)
    }
    let star = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let place = CGPoint(x: 36 + 30 * cos(angle), y: 32 + 30 * sin(angle))
      if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
    }
    star.close()
    shape("star", star) {
      $0.fillColor = UIColor.systemYellow.cgColor
      $0.fillRule = .evenOdd
      $0.strokeColor = UIColor.label.cgColor
    }
    shape(
      "dashes",
      UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 68, height: 56), cornerRadius: 12)
    ) {
      $0.fillColor = nil
      $0.strokeColor = UIColor.systemBlue.cgColor
      $0.lineWidth = 3
      $0.lineDashPattern = [8, 5]
    }
    shape(
      "part",
      UIBezierPath(
        arcCenter: CGPoint(x: 36, y: 30), radius: 24, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true)
    ) {
      $0.fillColor = UIColor.clear.cgColor
      $0.strokeColor = UIColor.systemPurple.cgColor
      $0.lineWidth = 8
      $0.lineCap = .round
      $0.strokeEnd = 0.7
    }
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 0, y: 30))
    wave.addCurve(
      to: CGPoint(x: 72, y: 30), controlPoint1: CGPoint(x: 24, y: -20),
      controlPoint2: CGPoint(x: 48, y: 80))
    shape("curve", wave) {
      $0.fillColor = nil
      $0.strokeColor = UIColor.systemPink.cgColor
      $0.lineWidth = 4
    }
  }

  private func addMasks() {
    let oval = box("path mask", color: .systemBrown)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: oval.bounds).cgPath
    oval.layer.mask = mask
    let fade = box("gradient mask", color: .systemMint)
    let gradient = CAGradientLayer()
    gradient.frame = fade.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    fade.layer.mask = gradient
    let corners = box("corner path", color: .systemCyan)
    let cut = CAShapeLayer()
    cut.path =
      UIBezierPath(
        roundedRect: corners.bounds, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 24, height: 24)
      ).cgPath
    corners.layer.mask = cut
    let view = box("view mask", color: .systemRed)
    let round = UIView(frame: CGRect(x: 16, y: 10, width: 40, height: 40))
    round.backgroundColor = .black
    round.layer.cornerRadius = 20
    view.mask = round
  }

  private func addMoving() {
    let spin = box("spinner", clear: true)
    spinner.frame = spin.bounds
    spinner.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 36, y: 30), radius: 22, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).cgPath
    spinner.fillColor = nil
    spinner.strokeColor = UIColor.systemBlue.cgColor
    spinner.lineWidth = 5
    spinner.strokeEnd = 0.3
    spin.layer.addSublayer(spinner)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    spinner.add(turn, forKey: "turn")

    let shine = box("shimmer")
    shimmer.frame = shine.bounds
    shimmer.colors = [
      UIColor.systemGray4.cgColor, UIColor.systemGray6.cgColor, UIColor.systemGray4.cgColor,
    ]
    shimmer.locations = [-1, -0.5, 0]
    shimmer.startPoint = CGPoint(x: 0, y: 0.5)
    shimmer.endPoint = CGPoint(x: 1, y: 0.5)
    shine.layer.addSublayer(shimmer)
    let glide = CABasicAnimation(keyPath: "locations")
    glide.fromValue = [-1, -0.5, 0]
    glide.toValue = [1, 1.5, 2]
    glide.duration = 1.2
    glide.repeatCount = .infinity
    shimmer.add(glide, forKey: "glide")

    let still = box("progress", clear: true)
    ring.path = spinner.path
    ring.fillColor = nil
    ring.lineWidth = 6
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.strokeEnd = 0
    still.layer.addSublayer(ring)

    let room = box("dot", color: .systemGray5)
    dot.frame = CGRect(x: 4, y: 20, width: 20, height: 20)
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 10
    room.addSubview(dot)
  }

  private func move() {
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0
    fill.toValue = 1
    fill.duration = 2
    fill.fillMode = .forwards
    fill.isRemovedOnCompletion = false
    ring.add(fill, forKey: "fill")

    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [14, 58, 14, 58, 14]
    shake.duration = 2
    dot.layer.add(shake, forKey: "shake")
    UIView.animate(withDuration: 2) {
      self.dot.layer.cornerRadius = 0
    }
  }
}
