import UIKit

/// The app of the browser tests for controls: one screen for each group of them.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ValuesController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Rows of controls, which can be switched off and mirrored.
class ControlsController: UIViewController {
  let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 14
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Mirror") { [weak self] _ in self?.mirror() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Disable") { [weak self] _ in self?.disable() }),
    ]
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Night") { [weak self] _ in self?.darken() })
  }

  /// A line with views beside each other.
  func add(_ views: UIView...) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    rows.addArrangedSubview(row)
  }

  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private var controls: [UIControl] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: rows).compactMap { $0 as? UIControl }
  }

  private func darken() {
    guard let window = view.window else { return }
    window.overrideUserInterfaceStyle =
      window.overrideUserInterfaceStyle == .dark ? .light : .dark
  }

  private func disable() {
    for control in controls { control.isEnabled.toggle() }
  }

  private func mirror() {
    func mirror(_ view: UIView) {
      view.semanticContentAttribute =
        view.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
      for subview in view.subviews { mirror(subview) }
    }
    mirror(rows)
  }
}

final class ValuesController: ControlsController {
  private let told = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Values"
    told.text = "Nothing yet"
    told.accessibilityIdentifier = "told"
    let (off, on, own) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    own.isOn = true
    own.onTintColor = .systemPurple
    own.thumbTintColor = .systemYellow
    off.accessibilityIdentifier = "Wi-Fi"
    off.addAction(
      UIAction { [told, off] _ in told.text = off.isOn ? "On" : "Off" }, for: .valueChanged)
    add(label("Wi-Fi"), off, on, own)
    addSliders()
    addSegments()
    addSteppers()
    addProgress()
    add(told)
    let next = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Pickers") { [weak self] _ in
        self?.navigationController?.pushViewController(PickersController(), animated: true)
      })
    let dates = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Dates") { [weak self] _ in
        self?.navigationController?.pushViewController(DatesController(), animated: true)
      })
    let gestures = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Gestures") { [weak self] _ in
        self?.navigationController?.pushViewController(GesturesController(), animated: true)
      })
    add(next, dates, gestures)
  }

  private func addSliders() {
    let slider = UISlider()
    slider.value = 0.3
    slider.accessibilityIdentifier = "Volume"
    slider.addAction(
      UIAction { [told, slider] _ in told.text = "\(Int(slider.value * 100)) percent" },
      for: .valueChanged)
    add(slider)
    let pictured = UISlider()
    pictured.minimumValueImage = UIImage(systemName: "minus")
    pictured.maximumValueImage = UIImage(systemName: "plus")
    pictured.value = 0.7
    pictured.minimumTrackTintColor = .systemOrange
    pictured.maximumTrackTintColor = .systemGreen
    pictured.thumbTintColor = .systemYellow
    add(pictured)
    let star = UISlider()
    star.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
    add(star)
  }

  private func addSegments() {
    let first = UISegmentedControl(items: ["Day", "Week", "Month"])
    first.selectedSegmentIndex = 1
    first.addAction(
      UIAction { [told, first] _ in
        told.text = first.titleForSegment(at: first.selectedSegmentIndex)
      }, for: .valueChanged)
    add(first)
    let second = UISegmentedControl(items: [
      "A", UIImage(systemName: "star") as Any, "A long title",
    ])
    second.apportionsSegmentWidthsByContent = true
    second.selectedSegmentIndex = 2
    second.setEnabled(false, forSegmentAt: 0)
    add(second)
    let third = UISegmentedControl(items: ["Back", "Stop", "On"])
    third.isMomentary = true
    third.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    add(third)
    let fourth = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
    fourth.selectedSegmentIndex = 0
    fourth.selectedSegmentTintColor = .systemIndigo
    fourth.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    add(fourth)
  }

  private func addSteppers() {
    let (stepper, full, own) = (UIStepper(), UIStepper(), UIStepper())
    stepper.accessibilityIdentifier = "Copies"
    stepper.addAction(
      UIAction { [told, stepper] _ in told.text = "\(Int(stepper.value)) copies" },
      for: .valueChanged)
    full.value = 100
    own.value = 5
    own.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
    own.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
    add(stepper, full, own)
  }

  private func addProgress() {
    let (small, large, own) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
      UIActivityIndicatorView(style: .medium)
    )
    own.color = .systemRed
    own.hidesWhenStopped = false
    small.startAnimating()
    large.startAnimating()
    add(small, large, own, UIView())
    let line = UIProgressView(progressViewStyle: .default)
    line.progress = 0.4
    rows.addArrangedSubview(line)
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.8
    bar.progressTintColor = .systemPink
    rows.addArrangedSubview(bar)
  }
}
