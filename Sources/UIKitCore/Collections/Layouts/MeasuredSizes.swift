import Foundation

extension Dictionary where Key == Int {
  /// Returns the measured sizes of items, by section and item, at their new index paths.
  func moved<Size>(_ batch: ItemBatch, _ places: ItemPlaces) -> Self where Value == [Int: Size] {
    var moved: Self = [:]
    for (section, sizes) in self {
      for (item, size) in sizes {
        let old = IndexPath(item: item, section: section)
        guard !batch.reloads(old), let path = places.path(old) else { continue }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    return moved
  }
}
