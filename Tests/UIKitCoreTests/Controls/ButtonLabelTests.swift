import Testing
import UIKit

@MainActor @Suite struct ButtonLabelTests {
  private func labels(of button: UIButton) -> [UILabel] {
    button.subviews.compactMap { $0 as? UILabel }
  }

  // 10.3.12 – no title, no label
  @Test func `a button without a title has no label among its subviews`() {
    #expect(labels(of: UIButton()).isEmpty)
  }

  // 10.3.12 – with the first title
  @Test func `a title brings the label`() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    #expect(labels(of: button).map(\.text) == ["Go"])
  }

  // 10.3.12 – or for those who ask
  @Test func `asking for the label brings it`() {
    let button = UIButton()
    let label = button.titleLabel
    #expect(labels(of: button) == [label])
  }

  @Test func `a configuration's title brings the label`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(labels(of: button).map(\.text) == ["Go"])
  }
}
