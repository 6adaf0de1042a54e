import Foundation
import UIKit

// Items of collection views.
extension AppDriver {
  /// The item with that text: any of its labels, or its identifier.
  public func item(_ text: String) -> Element {
    Element("item “\(text)”", called: text) { match in
      guard let cell = match.view as? UICollectionViewCell else { return false }
      return match.described.identifier == text || cell.says(text)
    }
  }

  /// Taps an item of the collection view in front, both counted from 0; scrolls to it before.
  ///
  /// - Throws: ``DriverError`` when there is no such item.
  public func select(
    item: Int, section: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let found = Match.search { $0.view is UICollectionView }
    guard let collection = found.first?.view as? UICollectionView else {
      throw DriverError("There is no collection view.", at: location)
    }
    guard section < collection.numberOfSections,
      item < collection.numberOfItems(inSection: section)
    else {
      throw DriverError(
        "The collection view has no item \(item) in section \(section).", at: location)
    }
    let path = IndexPath(item: item, section: section)
    Scrolling.bring(in: collection) { collection.layoutAttributesForItem(at: path)?.frame }
    let element = Element("item \(item) of section \(section)") { match in
      (match.view as? UICollectionViewCell).flatMap { collection.indexPath(for: $0) } == path
    }
    try await element.tap(file: file, line: line)
  }
}
