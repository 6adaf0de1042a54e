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
      // 11.1.6
      cell.prepareForReuse()
      // 11.7.1
      cell.requestConfigurationUpdate()
      return cell
    }
    if let nib = cells.nibs[identifier] {
      let cell = nib.only(UITableViewCell.self, for: identifier)
      cell.storedReuseIdentifier = identifier
      return cell
    }
    guard let cls = cells.classes[identifier] as? UITableViewCell.Type else { return nil }
    return ObjectMaker.make(cls, identifier)
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

extension ObjectMaker {
  /// 11.1.6 – `[[cls alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:…]`.
  fileprivate static func make(_ cls: UITableViewCell.Type, _ identifier: String)
    -> UITableViewCell?
  {
    make(cls, as: UITableViewCell.self, identifier) { function, cls, words in
      stage_call_cell_initializer(function, cls, 0, words.0, words.1)
    }
  }

  fileprivate static func make(
    _ cls: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView? {
    make(cls, as: UITableViewHeaderFooterView.self, identifier) { function, cls, words in
      stage_call_string_initializer(function, cls, words.0, words.1)
    }
  }

  private static func make<Object: NSObject>(
    _ cls: Object.Type, as base: Object.Type, _ identifier: String,
    _ call: (UnsafeRawPointer, UnsafeRawPointer, (UInt, UInt)) -> UnsafeMutableRawPointer
  ) -> Object? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(base as AnyClass, to: UnsafeRawPointer.self)
    guard let function = initializer(of: root, in: metatype) else { return nil }
    let object = call(function, metatype, words(of: identifier))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  // An initialiser takes its arguments over: what is never put down is one more reference to them.
  static func words(of string: String?) -> (UInt, UInt) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: string)
    defer { place.deallocate() }
    return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
  }
}
