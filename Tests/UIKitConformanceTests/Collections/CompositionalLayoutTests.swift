import StorylineTesting
import Testing
import UIKit

/// Tests for the places of items in a compositional layout.
@MainActor @Suite(.harness) struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func show(
    _ count: Int, _ section: NSCollectionLayoutSection,
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) throws -> CollectionStage {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    return try CollectionStage(
      [CollectionStage.numbers(count)],
      layout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
  }

  @Test func `11.6.1 fractions are parts of the group, and those of groups of the section`() throws
  {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 80)
    section.interGroupSpacing = 10
    let stage = try show(5, section)
    #expect(stage.frame(0) == CGRect(x: 20, y: 5, width: 100, height: 40))
    #expect(stage.frame(1)?.origin == CGPoint(x: 120, y: 5))
    #expect(stage.frame(4)?.origin == CGPoint(x: 20, y: 105))
    #expect(stage.collection.contentSize == CGSize(width: 300, height: 152))
    #expect(stage.collection.visibleCells.count == 5)
  }

  @Test func `11.6.6 supplementary items stand at anchors of each item`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(2)), elementKind: "line",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 3)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge, line])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let stage = try show(2, NSCollectionLayoutSection(group: group))
    let layout = stage.collection.collectionViewLayout
    let second = IndexPath(item: 1, section: 0)
    func frame(_ kind: String) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: second)?.frame
    }
    #expect(frame("badge") == CGRect(x: 190, y: -5, width: 20, height: 10))
    #expect(frame("line") == CGRect(x: 100, y: 53, width: 100, height: 2))
    #expect(frame("other") == nil)
    let all = layout.layoutAttributesForElements(in: stage.collection.bounds) ?? []
    #expect(all.filter { $0.representedElementKind == "badge" }.map(\.indexPath.item) == [0, 1])
    #expect(stage.collection.visibleSupplementaryViews(ofKind: "line").count == 2)
    #expect(item.supplementaryItems == [badge, line] && badge.itemAnchor == nil)
  }

  @Test func `11.6.2 items are repeated as long as the next one has room`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(100), .fractionalHeight(1)), item(.absolute(40), .absolute(20))])
    group.interItemSpacing = .fixed(10)
    let stage = try show(4, NSCollectionLayoutSection(group: group))
    #expect((0..<4).compactMap { stage.frame($0)?.minX } == [0, 110, 160, 0])
    #expect(stage.frame(3)?.minY == 50 && stage.frame(1)?.height == 20)
  }

  @Test func `11.6.2 so many items share a group in equal parts`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(15)
    let stage = try show(3, NSCollectionLayoutSection(group: group))
    #expect((0..<3).compactMap { stage.frame($0)?.minX } == [0, 105, 210])
    #expect(stage.frame(2)?.size == CGSize(width: 90, height: 50))
  }

  @available(iOS 16.0, *)
  @Test func `11.6.3 flexible spacing shares out what is left`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(60), .absolute(50)), count: 3)
    group.interItemSpacing = .flexible(0)
    let stage = try show(3, NSCollectionLayoutSection(group: group))
    #expect((0..<3).compactMap { stage.frame($0)?.minX } == [0, 120, 240])
  }

  @Test func `11.6.2 groups are in groups, and items keep from their edges`() throws {
    let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let stage = try show(4, NSCollectionLayoutSection(group: group))
    #expect(stage.frame(0) == CGRect(x: 2, y: 1, width: 174, height: 96))
    #expect(stage.frame(1) == CGRect(x: 180, y: 0, width: 120, height: 50))
    #expect(stage.frame(2) == CGRect(x: 180, y: 50, width: 120, height: 50))
    #expect(stage.frame(3)?.minY == 101)
  }

  @Test func `sections go on to the right where they are told to`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    let stage = try show(20, section, .horizontal)
    #expect(stage.frame(3) == CGRect(x: 100, y: 200, width: 80, height: 200))
    #expect(stage.collection.contentSize == CGSize(width: 980, height: 400))
    #expect(stage.collection.visibleCells.count == 6)
  }

  @Test func `11.6.5 headers and footers extend a section, or lie over it`() throws {
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top)
    let bottom = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(80), .absolute(20)), elementKind: footer,
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [top, bottom]
    let stage = try show(20, section)
    func end(_ kind: String) -> CGRect? {
      stage.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: stage.path(0))?
        .frame
    }
    #expect(end(header) == CGRect(x: 10, y: 0, width: 280, height: 30))
    #expect(stage.frame(0) == CGRect(x: 10, y: 35, width: 280, height: 50))
    #expect(end(footer) == CGRect(x: 210, y: 1042, width: 80, height: 20))
    #expect(stage.collection.contentSize.height == 1062)
    top.extendsBoundary = false
    stage.collection.collectionViewLayout.invalidateLayout()
    #expect(stage.frame(0)?.minY == 5)
    // It lies over the first group.
    #expect(end(header)?.minY == 5)
  }

  @Test func `11.5.13 headers and footers of groups stay at the edges too`() throws {
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let ends = [(header, NSRectAlignment.top), (footer, .bottom)].map { kind, alignment in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind,
        alignment: alignment)
    }
    for end in ends { end.pinToVisibleBounds = true }
    section.boundarySupplementaryItems = ends
    let stage = try show(20, section)
    func end(_ kind: String) -> CGFloat? {
      stage.collection.supplementaryView(forElementKind: kind, at: stage.path(0))?.frame.minY
    }
    #expect(end(header) == 0 && end(footer) == 370)
    stage.collection.contentOffset.y = 200
    try stage.harness.settle()
    #expect(end(header) == 200 && end(footer) == 570)
    stage.collection.contentOffset.y = 1010
    try stage.harness.settle()
    // The last groups end at 1030, and the header goes with them.
    #expect(end(header) == 1000 && end(footer) == 1030)
  }

  /// A cell as high as it has lines.
  private final class LineCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `11.6.4 cells with an estimated height are as high as they say`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitems: [item(.fractionalWidth(0.5), .estimated(100))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let stage = try show(0, section)
    let registration = UICollectionView.CellRegistration<LineCell, String> { cell, _, text in
      cell.label.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: stage.collection
    ) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    let long = String(repeating: "many words ", count: 12)
    snapshot.appendItems(["one", long, "three"])
    source.apply(snapshot, animatingDifferences: false)
    let line = UILabel().font.lineHeight
    let (one, two, three) = try (
      #require(stage.frame(0)), #require(stage.frame(1)), #require(stage.frame(2))
    )
    #expect(one.width == 150 && two.width == 150)
    #expect(abs(one.height - line) < 1 && two.height > 3 * line)
    // The group is as high as its highest item.
    #expect(abs(three.minY - two.height - 4) < 0.5)
    #expect(stage.collection.cellForItem(at: stage.path(1))?.frame == two)
    // The measured size moves with its item.
    snapshot.insertItems(["zero"], beforeItem: "one")
    source.apply(snapshot)
    try stage.harness.settle()
    #expect(stage.frame(2)?.height == two.height)
  }

  @Test(arguments: [CGSize(width: 300, height: 250), CGSize(width: 150, height: 400)])
  func `11.6.4 cells that are seen are measured again in another room`(room: CGSize) throws {
    let list = ListStage(.plain)
    let long = String(repeating: "many words ", count: 12)
    try list.show([["one", long, "three"]])
    let before = try #require(list.cell(long)?.frame.height)
    list.collection.frame.size = room
    try list.harness.settle()
    let after = try #require(list.cell(long)?.frame.height)
    #expect(room.width == 300 ? after == before : after > before)
    let (end, next) = try (
      #require(list.cell(long)).frame.maxY, #require(list.cell("three")).frame.minY
    )
    #expect(abs(next - end) < 0.01)
  }

  @Test func `11.6.4 a cell that is not seen is measured again in another room`() throws {
    let list = ListStage(.plain)
    let long = String(repeating: "many words ", count: 12)
    try list.show([[long] + (0..<40).map { "Row \($0)" }])
    let before = try #require(list.cell(long)?.frame.height)
    list.collection.contentOffset.y = 800
    try list.harness.settle()
    #expect(list.cell(long) == nil)
    list.collection.frame.size.width = 150
    list.collection.contentOffset.y = 0
    try list.harness.settle()
    #expect(try #require(list.cell(long)?.frame.height) > before)
  }

  @Test func `11.6.4 cells have their heights again in the room that they had`() throws {
    let list = ListStage(.plain)
    let texts = ["one", String(repeating: "many words ", count: 12), "three"]
    try list.show([texts])
    let before = texts.map { list.cell($0)?.frame }
    for size in [CGSize(width: 150, height: 400), CGSize(width: 300, height: 400)] {
      list.collection.frame.size = size
      try list.harness.settle()
    }
    #expect(texts.map { list.cell($0)?.frame } == before)
  }

  @Test func `each section may be another one, by the room there is`() throws {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(50 + index * 10))),
        subitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
        count: environment.container.effectiveContentSize.width > 250 ? 2 : 1)
      return NSCollectionLayoutSection(group: group)
    }
    layout.configuration.interSectionSpacing = 9
    let stage = try CollectionStage([["A", "B"], ["C"]], layout: layout)
    #expect(stage.frame(1)?.minX == 150)
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 59, width: 150, height: 60))
    stage.collection.frame.size.width = 200
    try stage.harness.settle()
    #expect(stage.frame(1)?.minY == 50 && widths.contains(200))
  }

  private final class Plate: UICollectionReusableView {}

  @Test func `a decoration lies behind its section`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    plate.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [plate]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let stage = try CollectionStage([["A", "B"]], layout: layout)
    let view = stage.collection.subviews.first
    #expect(view is Plate)
    #expect(view?.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }
}
