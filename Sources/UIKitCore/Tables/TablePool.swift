import CStage
import Foundation

/// Cells and headers that are used no more, by identifier, and the classes of new ones.
@MainActor
struct TablePool {
  var cells = ReusePool<String, UITableViewCell>()
  var headers = ReusePool<String, UITableViewHeaderFooterView>()

  mutating func take(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.take(cell, identifier) }
  }

  mutating func take(_ header: UITableViewHeaderFooterView) {
    if let identifier = header.reuseIdentifier { headers.take(header, identifier) }
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.used(identifier) {
      // 11.1.6: prepareForReuse is called before a used cell is returned.
      cell.prepareForReuse()
      // 11.7.1: updateConfiguration is called before a view is shown, and at state changes.
      cell.requestConfigurationUpdate()
      return cell
    }
    if let nib = cells.nibs[identifier] {
      let cell = nib.only(UITableViewCell.self, for: identifier)
      cell.storedReuseIdentifier = identifier
      return cell
    }
    guard let cls = cells.classes[identifier] as? UITableViewCell.Type else { return nil }
    return ObjectMaker.make(cls, .default, identifier)
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let header = headers.used(identifier) {
      header.prepareForReuse()
      header.requestConfigurationUpdate()
      return header
    }
    if let nib = headers.nibs[identifier] {
      let header = nib.only(UITableViewHeaderFooterView.self, for: identifier)
      header.storedReuseIdentifier = identifier
      return header
    }
    guard let cls = headers.classes[identifier] as? UITableViewHeaderFooterView.Type else {
      return nil
    }
    return ObjectMaker.make(cls, identifier)
  }
}
