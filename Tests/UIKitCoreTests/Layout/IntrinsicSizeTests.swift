import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct IntrinsicSizeTests {
  let root = makeRoot()

  @Test func `12.2.1 a view without content has no intrinsic size`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(root.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `12.2.1 content sizes a view that nothing else sizes`() {
    let view = root.adding(ContentView(40, UIView.noIntrinsicMetric))
    root.constrain(view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 0))
  }

  @Test func `12.2.1 the one that hugs more keeps its size, the other is stretched`() {
    let (left, right) = (root.adding(ContentView(40, 10)), root.adding(ContentView(60, 10)))
    place(left, beside: right)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 40)
    #expect(right.frame.width == 260)
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 240)
    #expect(right.frame.width == 60)
  }

  @Test func `12.2.1 the one that resists more keeps its size, the other is cut`() {
    let (left, right) = (root.adding(ContentView(200, 10)), root.adding(ContentView(180, 10)))
    place(left, beside: right)
    right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 120)
    #expect(right.frame.width == 180)
  }

  func place(_ left: UIView, beside right: UIView) {
    root.constrain(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor))
  }

  @Test func `12.2.2 hugging is 250 and compression resistance 750`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(root.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(root.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `12.2.3 an invalidated size moves what hugs it`() {
    let card = root.adding(UIView())
    let view = card.adding(ContentView(40, 20))
    root.constrain(
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8))
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 56, height: 36))
    view.content = CGSize(width: 100, height: 30)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 116, height: 46))
    #expect(view.frame == CGRect(x: 8, y: 8, width: 100, height: 30))
  }

  @Test func `12.2.4 the fitting size is the least that the constraints inside allow`() {
    let card = root.adding(UIView())
    let view = card.adding(ContentView(40, 20))
    root.constrain(
      card.widthAnchor.constraint(equalTo: root.widthAnchor),
      card.heightAnchor.constraint(equalTo: root.heightAnchor),
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      view.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8))
    root.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 300, height: 200))
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    let least = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(least == CGSize(width: 56, height: 36))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 120, height: 36))
    #expect(card.frame.size == CGSize(width: 300, height: 200))
  }

  @Test func `baselines follow the text inside`() {
    final class TextView: UIView {
      let line = UIView()
      override var forLastBaselineLayout: UIView { line }
    }
    let text = root.adding(TextView())
    let line = text.adding(text.line)
    let other = root.adding(ContentView(10, 30))
    root.constrain(
      text.topAnchor.constraint(equalTo: root.topAnchor),
      line.topAnchor.constraint(equalTo: text.topAnchor, constant: 12),
      line.heightAnchor.constraint(equalToConstant: 40),
      text.heightAnchor.constraint(equalToConstant: 80),
      other.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(other.frame.maxY == 52)
  }

  // MARK: Text

  func makeLabel(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  let long = "The quick brown fox jumps over the lazy dog, again and again, until it is dark."

  @Test func `12.2.1 a label of several lines gets the height that its width asks for`() {
    let label = root.adding(makeLabel(long, lines: 0))
    let below = root.adding(ContentView(10, 10))
    let width = label.widthAnchor.constraint(equalToConstant: 150)
    root.constrain(
      width, label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor))
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(height > 3 * label.font.lineHeight)
    #expect(abs(label.frame.height - height) < 0.01)
    #expect(abs(below.frame.minY - height) < 0.01)
    width.constant = 250
    root.layoutIfNeeded()
    let lower = label.sizeThatFits(CGSize(width: 250, height: 0)).height
    #expect(lower < height)
    #expect(abs(below.frame.minY - lower) < 0.01)
  }

  @Test func `12.2.4 a measured view breaks its text at the width that it would get`() {
    let card = UIView()
    let label = card.adding(makeLabel(long, lines: 0))
    card.constrain(
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 170)
    #expect(abs(size.height - label.sizeThatFits(CGSize(width: 150, height: 0)).height) < 0.01)
  }

  @Test func `12.2.3 labels of different sizes stand on one baseline`() {
    let (big, small) = (makeLabel("Big", size: 40), makeLabel("small", size: 12))
    root.adding(big)
    root.adding(small)
    root.constrain(
      big.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor))
    root.layoutIfNeeded()
    let baseline = 10 + big.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - baseline) < 0.4, "to the pixel")
    small.font = .systemFont(ofSize: 20)
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - baseline) < 0.4, "after a change")
  }

  @Test func `a button's baseline is that of its title`() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    root.adding(button)
    let label = root.adding(makeLabel("Name", size: 15))
    root.constrain(
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 60),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(abs(label.frame.midY - 50) < 0.7)
  }
}
