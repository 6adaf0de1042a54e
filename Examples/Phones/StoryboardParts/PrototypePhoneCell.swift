import ObjCNames
public import PhoneParts
public import UIKit

/// One phone in the list, as a storyboard's prototype arranges it.
public final class PrototypePhoneCell: UITableViewCell, ObjCExporting {
  /// The cell's reuse identifier in the storyboard.
  public static let identifier = "phone"

  weak var picture: UIImageView!
  weak var nameLabel: UILabel!
  weak var summaryLabel: UILabel!
  private var loading: Task<Void, Never>?

  public static func exportMembers(to members: inout ObjCMembers) {
    members.property("picture", \PrototypePhoneCell.picture)
    members.property("nameLabel", \PrototypePhoneCell.nameLabel)
    members.property("summaryLabel", \PrototypePhoneCell.summaryLabel)
  }

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
