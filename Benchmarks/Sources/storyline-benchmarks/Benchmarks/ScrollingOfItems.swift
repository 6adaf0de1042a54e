import BenchmarkHarness
import UIKit

extension Benchmark {
  static let scrollsOfItems: [Benchmark] = [gridOfMillion, measuredGridOfMillion]

  /// The cost of a collection view by its number of items: loading and scrolling through a million
  /// items, compared with a thousand.
  ///
  /// Measured: 1.05, 14.0 ms beside 13.3 ms of processor time.
  private static var gridOfMillion: Benchmark {
    Benchmark("collection-million-items", target: 1.5) {
      Comparison(
        of: { try Grid(1_000_000, measured: false).scroll() },
        with: { try Grid(1000, measured: false).scroll() })
    }
  }

  /// The same with cells that say their sizes.
  ///
  /// Measured: 1.11, 19.7 ms beside 17.7 ms of processor time.
  private static var measuredGridOfMillion: Benchmark {
    Benchmark("collection-million-measured", target: 1.5) {
      Comparison(
        of: { try Grid(1_000_000, measured: true).scroll() },
        with: { try Grid(1000, measured: true).scroll() })
    }
  }
}

/// A collection view that shows numbers in lines.
@MainActor
private final class Grid: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let collection: UICollectionView

  init(_ count: Int, measured: Bool) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    if measured { layout.estimatedItemSize = CGSize(width: 80, height: 40) }
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
  }

  /// Looks at the beginning, the middle, and what is around it.
  func scroll() throws {
    let window = UIWindow(frame: collection.frame)
    window.addSubview(collection)
    window.layoutIfNeeded()
    for part in [0.5, 0.501, 0.9, 0.1] {
      let last = collection.contentSize.height - collection.bounds.height
      collection.contentOffset.y = (last * part).rounded()
      for _ in 0..<10 {
        collection.contentOffset.y += 40
        collection.layoutIfNeeded()
      }
      let seen = collection.indexPathsForVisibleItems.map(\.item)
      guard seen.count > 30, seen == Array((seen.first ?? 0)...(seen.last ?? 0)) else {
        throw Stack.WrongScreens(description: "The items that are seen are \(seen).")
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A cell that is a little larger than it is thought to be.
private final class Cell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wish = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    wish.frame = layoutAttributes.frame
    wish.size.height = 44
    return wish
  }
}
