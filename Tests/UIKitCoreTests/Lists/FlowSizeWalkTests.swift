import Foundation
import SeededNumbers
import StorylineTesting
import Testing
import UIKit

/// Flow layouts whose cells say their sizes, of which only a part was measured.
@MainActor @Suite(.stage) struct FlowSizeWalkTests {
  /// A cell with the size of its item.
  private final class Tile: UICollectionViewCell {
    var wanted = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = wanted
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sizes: [[CGSize]] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.wanted = sizes[indexPath.section][indexPath.item]
      return cell
    }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let list: UICollectionView
  private let window = UIWindow()

  init() {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 200, height: 300), collectionViewLayout: layout)
    list.register(Tile.self, forCellWithReuseIdentifier: "tile")
    list.dataSource = source
  }

  private func show(_ sizes: [[CGSize]], estimate: CGSize) throws {
    layout.estimatedItemSize = estimate
    source.sizes = sizes
    let controller = UIViewController()
    controller.view.addSubview(list)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func frame(_ item: Int, _ section: Int = 0) throws -> CGRect {
    try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
  }

  /// Returns the fault in the places of all items. They stand line by line, in order, without
  /// overlaps, and the content ends with them.
  private func problem() throws -> String? {
    var top: CGFloat = 0
    for section in source.sizes.indices {
      let frames = try source.sizes[section].indices.map { try frame($0, section) }
      var lines: [[CGRect]] = []
      var used: CGFloat = 0
      for frame in frames {
        if lines.isEmpty || used + layout.minimumInteritemSpacing + frame.width > 200.5 {
          lines.append([frame])
          used = frame.width
        } else {
          lines[lines.count - 1].append(frame)
          used += layout.minimumInteritemSpacing + frame.width
        }
      }
      for (index, line) in lines.enumerated() {
        if index > 0 { top += layout.minimumLineSpacing }
        let height = line.map(\.height).max() ?? 0
        for frame in line where abs(frame.midY - top - height / 2) > 0.5 {
          return "section \(section), line \(index) begins at \(top) and has \(frame)"
        }
        for (one, other) in zip(line, line.dropFirst())
        where other.minX - one.maxX < layout.minimumInteritemSpacing - 0.5 {
          return "section \(section), line \(index): \(one) and \(other)"
        }
        top += height
      }
    }
    if abs(layout.collectionViewContentSize.height - top) > 0.5 {
      return "content \(layout.collectionViewContentSize.height), but \(top)"
    }
    for cell in list.visibleCells {
      guard let path = list.indexPath(for: cell), let tile = cell as? Tile else { continue }
      let wanted = source.sizes[path.section][path.item]
      if tile.wanted != wanted { return "\(path) shows another item" }
      let place = try frame(path.item, path.section)
      if place.size != wanted { return "\(path) is \(place.size) instead of \(wanted)" }
      if cell.frame != place { return "\(path) is shown at \(cell.frame), not \(place)" }
    }
    return nil
  }

  @Test func `11.5.18 an item fits into a line of items that were not measured`() throws {
    let wide = CGSize(width: 120, height: 30)
    try show(
      [[wide, CGSize(width: 40, height: 30), wide, wide]], estimate: CGSize(width: 120, height: 30))
    #expect(try frame(1).minY == 0)
    #expect(try frame(1).maxX == 200)
    #expect(try frame(2).minY == 40)
    #expect(try problem() == nil)
  }

  @Test func `11.5.18 items without a height have a place too`() throws {
    layout.minimumLineSpacing = 0
    try show(
      [Array(repeating: CGSize(width: 200, height: 0), count: 5)],
      estimate: CGSize(width: 200, height: 20))
    #expect(list.contentSize.height == 0)
    source.sizes[0].append(CGSize(width: 50, height: 50))
    list.insertItems(at: [IndexPath(item: 5, section: 0)])
    try Stage.shared.settle()
    #expect(try frame(5).minY == 0)
    #expect(try problem() == nil)
  }

  @Test func `11.5.8 an estimate that is set later has cells say their sizes`() throws {
    let size = CGSize(width: 70, height: 30)
    try show([[size, size]], estimate: .zero)
    #expect(try frame(0).size == CGSize(width: 50, height: 50))
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    list.reloadData()
    try Stage.shared.settle()
    #expect(try frame(0).size == size)
    layout.estimatedItemSize = .zero
    try Stage.shared.settle()
    #expect(try frame(0).size == CGSize(width: 50, height: 50))
  }

  @Test(arguments: 0..<12)
  func `11.5.18 items stay line by line through changes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func size() -> CGSize {
      CGSize(
        width: CGFloat(Int.random(in: 1...9, using: &generator) * 20),
        height: CGFloat(Int.random(in: 1...6, using: &generator) * 10))
    }
    let counts = (0..<3).map { _ in Int.random(in: 0...25, using: &generator) }
    let estimate =
      Bool.random(using: &generator)
      ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 90, height: 40)
    try show(counts.map { (0..<$0).map { _ in size() } }, estimate: estimate)
    #expect(try problem() == nil)
    for step in 0..<12 {
      let section = Int.random(in: 0..<3, using: &generator)
      let count = source.sizes[section].count
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let item = Int.random(in: 0...count, using: &generator)
        source.sizes[section].insert(size(), at: item)
        list.insertItems(at: [IndexPath(item: item, section: section)])
      case 1 where count > 0:
        let item = Int.random(in: 0..<count, using: &generator)
        source.sizes[section].remove(at: item)
        list.deleteItems(at: [IndexPath(item: item, section: section)])
      case 2 where count > 0:
        let item = Int.random(in: 0..<count, using: &generator)
        source.sizes[section][item] = size()
        list.reloadItems(at: [IndexPath(item: item, section: section)])
      case 3 where count > 1:
        let (from, to) = (0, count - 1)
        source.sizes[section].insert(source.sizes[section].remove(at: from), at: to)
        list.moveItem(
          at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
      default:
        let most = max(list.contentSize.height - 300, 0)
        list.contentOffset.y = (CGFloat.random(in: 0...1, using: &generator) * most).rounded()
      }
      try Stage.shared.settle()
      let problem = try problem()
      #expect(problem == nil, "step \(step)")
      if problem != nil { return }
    }
  }
}
