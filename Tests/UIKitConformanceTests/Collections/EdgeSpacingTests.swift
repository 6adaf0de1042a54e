import Foundation
import StorylineTesting
import Testing
import UIKit

/// 18.6.6: the space around an item of a compositional layout.
@MainActor @Suite(.harness) struct EdgeSpacingTests {
  let harness: any Harness = PlatformHarness()

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The frames of four items of 50 by 50 points in rows of 320 by 100 points.
  private func frames(
    _ spacing: NSCollectionLayoutEdgeSpacing?, count: Int? = nil
  ) throws -> [CGRect] {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(50), heightDimension: .absolute(50)))
    item.edgeSpacing = spacing
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group =
      if let count {
        NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: count)
      } else { NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item]) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let root = UIViewController()
    root.view.addSubview(view)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    return (0..<4).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  @Test func `18.6.6 an item has no spacing of its own by default`() throws {
    #expect(try frames(nil).map(\.minX) == [0, 50, 100, 150])
  }

  @Test func `18.6.6 fixed spaces keep items apart, and move them across the group`() throws {
    let frames = try frames(
      NSCollectionLayoutEdgeSpacing(
        leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: nil))
    #expect(frames.map(\.minX) == [10, 90, 170, 250])
    #expect(frames.map(\.minY) == [5, 5, 5, 5])
    #expect(frames[0].size == CGSize(width: 50, height: 50))
  }

  @Test func `18.6.6 an item that has no room with its space begins the next group`() throws {
    let frames = try frames(
      NSCollectionLayoutEdgeSpacing(leading: .fixed(60), top: nil, trailing: nil, bottom: nil))
    #expect(frames.map(\.minX) == [60, 170, 60, 170])
    #expect(frames.map(\.minY) == [0, 0, 100, 100])
  }

  @Test func `18.6.6 flexible spaces share what the group has left`() throws {
    let frames = try frames(
      NSCollectionLayoutEdgeSpacing(
        leading: .flexible(30), top: .flexible(0), trailing: .flexible(30), bottom: .flexible(0)))
    // Two items with 110 points each leave 100 points for four spaces.
    #expect(frames.map(\.minX) == [55, 215, 55, 215])
    #expect(frames.map(\.minY) == [25, 25, 125, 125])
  }

  @Test func `18.6.6 items that divide a group are narrower by their spaces`() throws {
    let frames = try frames(
      NSCollectionLayoutEdgeSpacing(
        leading: .fixed(10), top: nil, trailing: .fixed(10), bottom: nil), count: 2)
    #expect(frames.map(\.minX) == [10, 170, 10, 170])
    #expect(frames.map(\.width) == [140, 140, 140, 140])
  }
}
