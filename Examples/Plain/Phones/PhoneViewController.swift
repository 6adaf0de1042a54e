import UIKit

class PhoneViewController: UIViewController {

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var makerLabel: UILabel!
    @IBOutlet weak var sizeControl: UISegmentedControl!
    @IBOutlet weak var sizeLabel: UILabel!

    var phone: Phone!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = phone.name
        makerLabel.text = phone.maker

        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(didPinch(_:)))
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap))
        doubleTap.numberOfTapsRequired = 2
        imageView.isUserInteractionEnabled = true
        [pinch, doubleTap].forEach(imageView.addGestureRecognizer(_:))
        sizeChanged(sizeControl)
    }

    @IBAction func sizeChanged(_ sender: UISegmentedControl) {
        if sender.selectedSegmentIndex == 0 {
            sizeLabel.text = String(format: "%.1f in", phone.screenSize)
        } else {
            sizeLabel.text = String(format: "%.1f cm", phone.screenSize * 2.54)
        }
    }

    @objc private func didPinch(_ recognizer: UIPinchGestureRecognizer) {
        imageView.transform = imageView.transform.scaledBy(
            x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    @objc private func didDoubleTap() {
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.imageView.transform = .identity }, completion: nil)
    }
}
