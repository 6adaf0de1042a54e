import UIKit

class PhoneCell: UITableViewCell {

    static let identifier = String(describing: PhoneCell.self)

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var makerLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!

    var phone: Phone? {
        didSet {
            nameLabel.text = phone?.name
            makerLabel.text = phone?.maker
            priceLabel.text = phone.flatMap {
                PhoneCell.formatter.string(from: $0.price as NSDecimalNumber)
            }
        }
    }

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    override func awakeFromNib() {
        super.awakeFromNib()
        priceLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        nameLabel.alpha = highlighted ? 0.5 : 1
    }
}
