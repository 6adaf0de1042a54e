import Foundation

/// The pictures of the library, three in a row.
@MainActor
final class PhotoGridController: UICollectionViewController {
  private static let identifier = "photo"
  private static let spacing: CGFloat = 2
  /// About how wide a picture is.
  private static let side: CGFloat = 130

  private weak var picker: UIImagePickerController?
  private var photos: [UIImage] = []

  private lazy var absence: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textAlignment = .center
    return label
  }()

  init(picker: UIImagePickerController) {
    self.picker = picker
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.identifier)
    collectionView.backgroundView = absence
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    photos = picker?.photos ?? []
    absence.text = picker?.absence
    absence.isHidden = !photos.isEmpty
    collectionView.reloadData()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).width
    let count = max((room / Self.side).rounded(.down), 3)
    let side = ((room - (count - 1) * Self.spacing) / count * 3).rounded(.down) / 3
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: max(side, 1), height: max(side, 1))
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item], number: indexPath.item + 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    picker?.choose(photos[indexPath.item])
  }
}

/// One picture of the library.
@MainActor
private final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: UIImage, number: Int) {
    picture.image = photo
    picture.accessibilityLabel = "Photo \(number)"
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}
