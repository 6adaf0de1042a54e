import Testing
import UIKit

/// The view behind the items of a collection view.
@MainActor @Suite(.harness) struct CollectionBackgroundTests {
  private let stage: CollectionStage
  private let background = UIView()

  init() throws {
    stage = try CollectionStage([CollectionStage.numbers(60)])
    stage.collection.backgroundView = background
    try stage.harness.settle()
  }

  private var collection: UICollectionView { stage.collection }

  @Test func `11.5.17 a background fills the collection view, behind its items`() throws {
    #expect(background.frame == collection.bounds)
    #expect(collection.subviews.first === background)
    collection.insertItems(at: [])
    stage.sections[0].insert("First", at: 0)
    collection.insertItems(at: [stage.path(0)])
    try stage.harness.settle()
    #expect(collection.subviews.first === background)
  }

  @Test func `11.5.17 a background stays in place while items scroll over it`() throws {
    let before = collection.convert(background.bounds, to: nil)
    collection.contentOffset.y = 123
    try stage.harness.settle()
    #expect(background.convert(background.bounds, to: nil) == before)
    #expect(background.frame == collection.bounds)
  }

  @Test func `11.5.17 a background takes over another size`() throws {
    collection.frame.size = CGSize(width: 250, height: 500)
    try stage.harness.settle()
    #expect(background.frame.size == CGSize(width: 250, height: 500))
  }

  @Test func `another background takes the place of the first`() throws {
    let other = UIView()
    collection.backgroundView = other
    try stage.harness.settle()
    #expect(background.superview == nil)
    #expect(other.frame == collection.bounds)
    collection.backgroundView = nil
    #expect(other.superview == nil)
  }

  @Test(arguments: [1.0 / 3, 0.1, 47.3, 100.7])
  func `a list with constraints in its background comes to rest wherever it is`(
    offset: CGFloat
  ) throws {
    let label = UILabel()
    label.text = "Nothing here"
    label.translatesAutoresizingMaskIntoConstraints = false
    background.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: background.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: background.centerYAnchor),
    ])
    try stage.harness.settle()
    collection.contentOffset.y = offset
    // It throws while one layout pass asks for the next.
    try stage.harness.settle()
    #expect(abs(background.frame.minY - offset) < 0.5)
  }
}
