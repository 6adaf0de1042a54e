import UIKit

@objc protocol SecondViewControllerDelegate: AnyObject {
    func secondViewController(
        _ viewController: SecondViewController, didChangeBrightness brightness: CGFloat)
    @objc optional func secondViewControllerDidReset(_ viewController: SecondViewController)
}

/// The end of one way: how bright the first screen is.
class SecondViewController: UIViewController {

    weak var delegate: SecondViewControllerDelegate?

    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Second"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self, action: #selector(reset))

        slider.minimumValue = 0.5
        slider.value = 1
        slider.addTarget(self, action: #selector(sliderChanged(_:)), for: .valueChanged)
        slider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(slider)

        let views: [String: Any] = ["slider": slider]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-40-[slider]-40-|", options: [], metrics: nil, views: views))
        slider.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc func sliderChanged(_ sender: UISlider) {
        delegate?.secondViewController(self, didChangeBrightness: CGFloat(sender.value))
    }

    @objc func reset() {
        slider.setValue(slider.maximumValue, animated: true)
        slider.sendActions(for: .valueChanged)
        delegate?.secondViewControllerDidReset?(self)
    }
}
