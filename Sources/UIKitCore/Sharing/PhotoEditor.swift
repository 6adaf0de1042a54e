import Foundation

/// Lets people move and scale a picture under a square, which is what is chosen of it.
@MainActor
final class PhotoEditor: UIViewController, UIScrollViewDelegate {
  private static let barHeight: CGFloat = 64

  private let photo: UIImage
  private weak var picker: UIImagePickerController?

  private let scrollView = UIScrollView(frame: .zero)
  private let picture: UIImageView
  /// The shades above and below the square, over the parts that are cut off.
  private let shades = [UIView(frame: .zero), UIView(frame: .zero)]
  private let heading = UILabel(frame: .zero)
  private let cancel = UIButton(type: .system)
  private let choose = UIButton(type: .system)

  init(_ photo: UIImage, picker: UIImagePickerController) {
    self.photo = photo
    self.picker = picker
    picture = UIImageView(image: photo)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.clipsToBounds = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
    for shade in shades {
      shade.backgroundColor = .black.withAlphaComponent(0.6)
      shade.isUserInteractionEnabled = false
      view.addSubview(shade)
    }
    heading.text = "Move and Scale"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textColor = .white
    heading.textAlignment = .center
    view.addSubview(heading)
    add(cancel, "Cancel") { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    add(choose, "Choose") { [weak self] in self?.chooseSquare() }
  }

  private func add(_ button: UIButton, _ title: String, _ onTap: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.tintColor = .white
    button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let room = area.insetBy(dx: 0, dy: Self.barHeight)
    let side = max(min(room.width, room.height), 1)
    let square = CGRect(
      x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    let bounds = view.bounds
    shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
    shades[1].frame = CGRect(
      x: 0, y: square.maxY, width: bounds.width, height: bounds.maxY - square.maxY)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
    layOut(cancel, choose, in: area)
    // Laid out once: afterwards it is as people have it, until the square has another size.
    if scrollView.frame != square { layOutPicture(in: square) }
  }

  private func layOut(_ leading: UIButton, _ trailing: UIButton, in area: CGRect) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    let y = area.maxY - Self.barHeight
    for button in [left, right] {
      let width = button.intrinsicContentSize.width
      button.frame = CGRect(
        x: button === left ? area.minX + 20 : area.maxX - 20 - width, y: y, width: width,
        height: Self.barHeight)
    }
  }

  /// The picture fills the square, and its middle is in the square's.
  private func layOutPicture(in square: CGRect) {
    let size = photo.size
    guard size.width > 0, size.height > 0 else { return }
    scrollView.frame = square
    let filling = square.width / min(size.width, size.height)
    scrollView.minimumZoomScale = filling
    scrollView.maximumZoomScale = max(filling * 4, 1)
    scrollView.zoomScale = filling
    scrollView.contentSize = CGSize(width: size.width * filling, height: size.height * filling)
    scrollView.contentOffset = CGPoint(
      x: (size.width * filling - square.width) / 2, y: (size.height * filling - square.height) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func chooseSquare() {
    let scale = scrollView.zoomScale
    let origin = scrollView.contentOffset
    let side = scrollView.bounds.width / scale
    let seen = CGRect(x: origin.x / scale, y: origin.y / scale, width: side, height: side)
    picker?.choose(photo, croppedTo: seen.intersection(CGRect(origin: .zero, size: photo.size)))
  }
}
