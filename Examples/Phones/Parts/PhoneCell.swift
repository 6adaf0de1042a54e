public import UIKit

/// One phone in the list: its picture, its name, and a few words.
public final class PhoneCell: UITableViewCell {
  public static let identifier = "phone"

  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private var loading: Task<Void, Never>?

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    picture.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    for label in [nameLabel, summaryLabel] { label.adjustsFontForContentSizeCategory = true }
    let texts = UIStackView(arrangedSubviews: [nameLabel, summaryLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 6),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 76),
    ])
  }

  @available(*, unavailable, message: "Register the class.")
  public required init?(coder: NSCoder) { fatalError("PhoneCell is created in code") }

  public override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    picture.image = nil
  }

  /// Shows a phone, and its picture as soon as it is there.
  public func show(_ phone: Phone, from service: any PhoneService) {
    nameLabel.text = phone.name
    summaryLabel.text = phone.summary
    loading = picture.show(phone.picture, from: service)
  }
}

extension UIImageView {
  /// Shows a picture as soon as it is there; a phone without one is still a phone.
  public func show(_ name: String, from service: any PhoneService) -> Task<Void, Never> {
    Task { [weak self] in
      guard let data = try? await service.picture(named: name), !Task.isCancelled else { return }
      self?.image = UIImage(data: data, scale: 2)
    }
  }
}
