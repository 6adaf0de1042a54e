import ObjCNames
public import PhoneParts
public import UIKit

/// All there is to know of one phone, as the storyboard arranges it.
public final class PhoneSceneView: UIView, ObjCExporting {
  weak var picture: UIImageView!
  weak var nameLabel: UILabel!
  weak var priceLabel: UILabel!
  weak var yearLabel: UILabel!
  weak var chipLabel: UILabel!
  weak var displayLabel: UILabel!
  weak var storageLabel: UILabel!
  private var loading: Task<Void, Never>?

  public static func exportMembers(to members: inout ObjCMembers) {
    members.property("picture", \PhoneSceneView.picture)
    members.property("nameLabel", \PhoneSceneView.nameLabel)
    members.property("priceLabel", \PhoneSceneView.priceLabel)
    members.property("yearLabel", \PhoneSceneView.yearLabel)
    members.property("chipLabel", \PhoneSceneView.chipLabel)
    members.property("displayLabel", \PhoneSceneView.displayLabel)
    members.property("storageLabel", \PhoneSceneView.storageLabel)
  }

  /// Shows a phone, and its picture as soon as it is there.
  public func show(_ phone: Phone, from service: any PhoneService) {
    nameLabel.text = phone.name
    priceLabel.text = phone.priceText
    yearLabel.text = "\(phone.year)"
    chipLabel.text = phone.chip
    displayLabel.text = phone.displayText
    storageLabel.text = phone.storageText
    loading?.cancel()
    loading = picture.show(phone.picture, from: service)
  }
}
