public import Foundation

// UIKit's additions to Foundation's class; `IndexPath` has the same.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    let indexes = [section, row]
    self.init(indexes: indexes, length: 2)
  }

  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
