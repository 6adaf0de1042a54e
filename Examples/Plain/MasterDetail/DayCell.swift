import UIKit

class DayCell: UITableViewCell {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var noteBadge: BadgeView!

    override func prepareForReuse() {
        super.prepareForReuse()
        noteBadge.isHidden = true
    }
}

/// A round mark.
@IBDesignable
class BadgeView: UIView {

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }
}
