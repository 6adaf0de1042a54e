import StorylineTesting
import Testing
import UIKit

/// Lists that collection views show.
@MainActor @Suite(.harness) struct ListLayoutTests {
  @Test func `rows are one below another, as high as a finger or as their text`() throws {
    let stage = ListStage(.plain)
    try stage.show([["A", String(repeating: "many words ", count: 12), "C"]])
    let frames = ["A", stage.seen[1], "C"].compactMap { stage.cell($0)?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(frames[1].minY.isNear(44) && frames[1].height > 80 && frames[1].width.isNear(300))
    #expect(frames[2].minY.isNear(frames[1].maxY))
  }

  @Test func `a row that shows more while it is seen grows`() throws {
    let stage = ListStage(.plain)
    try stage.show([["A", "B"]])
    let cell = try #require(stage.cell("A"))
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("A", "and more")
    cell.contentConfiguration = content
    try stage.harness.settle()
    #expect(cell.frame.height > 50)
    #expect(cell.frame.maxY.isNear(stage.cell("B")?.frame.minY))
  }

  @Test func `inset sections keep from the sides, and their ends are round`() throws {
    let stage = ListStage(.insetGrouped)
    try stage.show([["A", "B", "C"], ["D"]])
    #expect(stage.cell("A")?.frame.minX == 16 && stage.cell("A")?.frame.width == 268)
    let gap = (stage.cell("D")?.frame.minY ?? 0) - (stage.cell("C")?.frame.maxY ?? 0)
    #expect(gap == 36)
  }

  @Test func `only what is seen is made`() throws {
    let stage = ListStage(.plain)
    var made = 0
    stage.setUp = { _, _ in made += 1 }
    try stage.show([(0..<5000).map(String.init)])
    #expect(made <= 12)
    stage.collection.contentOffset.y = 100_000
    try stage.harness.settle()
    #expect(made <= 30)
  }

  @Test func `11.8.9 the first item of a section may be its header`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    let stage = ListStage(list)
    try stage.show([["Head", "A", "B"]])
    let header = try #require(stage.cell("Head"))
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    #expect(stage.cell("A")?.defaultContentConfiguration() == .cell())
    #expect(header.lines.isEmpty && stage.cell("A")?.lines.count == 1)
  }

  @Test func `11.8.9 supplementary headers and footers stand around their section`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let stage = ListStage(list)
    try stage.show([["A", "B"]])
    let header = try #require(stage.header(0))
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    #expect(header.frame.maxY.isNear(stage.cell("A")?.frame.minY))
    let footer = try #require(
      stage.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(footer.frame.minY.isNear(stage.cell("B")?.frame.maxY))
    #expect(footer.defaultContentConfiguration() == .groupedFooter())
    try stage.harness.settle()
    stage.harness.tap(at: stage.collection.convert(header.center, to: nil))
    try stage.harness.settle()
    #expect(stage.collection.indexPathsForSelectedItems == [])
  }

  @Test func `11.8.9 the header of a plain list stays at the edge, and knows it`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    try stage.show([(0..<30).map(String.init)])
    #expect(stage.header(0)?.configurationState.isPinned == false)
    stage.collection.contentOffset.y = 100
    try stage.harness.settle()
    #expect(stage.header(0)?.frame.minY == 100)
    #expect(stage.header(0)?.configurationState.isPinned == true)
    #expect(stage.header(0)?.backgroundConfiguration?.visualEffect != nil)
  }

  @Test func `a header is as high as before when other sections change`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    try stage.show([["A"]])
    let height = try #require(stage.header(0)).frame.height
    #expect(height < 40)
    var items = NSDiffableDataSourceSectionSnapshot<String>()
    items.append(["B"])
    stage.source.apply(items, to: "more")
    try stage.harness.settle()
    #expect(stage.header(0)?.frame.height == height)
    #expect(stage.cell("A")?.frame.minY.isNear(height) == true)
  }

  @Test func `a header keeps its padding from what is above it`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.headerTopPadding = 22
    let stage = ListStage(list)
    try stage.show([["A"], ["B"]])
    #expect(stage.header(0)?.frame.minY == 22)
    let gap = (stage.header(1)?.frame.minY ?? 0) - (stage.cell("A")?.frame.maxY ?? 0)
    #expect(gap.isNear(22))
  }

  // MARK: Lines

  @Test func `11.8.10 lines begin where the text does, and the last row of a box has none`() throws
  {
    let stage = ListStage(.insetGrouped)
    stage.setUp = { cell, item in
      guard item == "B" else { return }
      var content = cell.defaultContentConfiguration()
      (content.text, content.image) = (item, UIImage(systemName: "star"))
      cell.contentConfiguration = content
    }
    try stage.show([["A", "B", "C"]])
    #expect(stage.cell("A")?.lines.map(\.minX) == [16])
    #expect(stage.cell("A")?.lines.map(\.maxX) == [268])
    #expect(stage.cell("B")?.lines.map(\.minX) == [60])
    #expect(stage.cell("C")?.lines == [])
  }

  @Test func `11.8.10 lines of one row are as the handler says`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .red
    list.itemSeparatorHandler = { path, section in
      var own = section
      if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        own.topSeparatorVisibility = .visible
        own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 40, bottom: 0, trailing: 20)
      }
      return own
    }
    let stage = ListStage(list)
    try stage.show([["A", "B", "C"]])
    #expect(stage.cell("A")?.lines.count == 1)
    #expect(stage.cell("B")?.lines == [])
    #expect(stage.cell("C")?.lines.count == 2)
    #expect(stage.cell("C")?.lines.last?.minX == 40)
    #expect(stage.cell("C")?.lines.last?.maxX == 280)
  }

  @Test func `a list without separators has no lines`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    let stage = ListStage(list)
    try stage.show([["A", "B"]])
    #expect(stage.cell("A")?.lines == [])
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
  }

  @Test func `11.8.10 constraints say where the line begins`() throws {
    let stage = ListStage(.plain)
    stage.setUp = { cell, item in
      guard item == "A" else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 100
      ).isActive = true
    }
    try stage.show([["A", "B"]])
    #expect(stage.cell("A")?.lines.map(\.minX) == [100])
    #expect(stage.cell("B")?.lines.map(\.minX) == [16])
  }

  // MARK: Backgrounds

  @Test func `a row's background is the list's, and follows the selection`() throws {
    let stage = ListStage(.insetGrouped)
    try stage.show([["A", "B"]])
    let cell = try #require(stage.cell("A"))
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    try stage.tap("A")
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(stage.trace.events == ["delegate.didSelect(A)"])
    try stage.tap("B")
    #expect(
      cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `a background of the app's stays`() throws {
    let stage = ListStage(.plain)
    stage.setUp = { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .yellow
      cell.backgroundConfiguration = background
    }
    try stage.show([["A"]])
    #expect(stage.cell("A")?.backgroundConfiguration?.backgroundColor == .yellow)
    stage.setUp = { cell, _ in cell.backgroundConfiguration = nil }
    stage.collection.reloadData()
    try stage.harness.settle()
    #expect(try #require(stage.cell("A")).backgroundConfiguration == nil)
  }
}
