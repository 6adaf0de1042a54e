import CStage
import Foundation

extension ObjectMaker {
  /// 11.1.6 – `[[cls alloc] initWithStyle:… reuseIdentifier:…]`.
  static func make<Cell: UITableViewCell>(
    _ cls: Cell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> Cell? {
    make(cls, as: UITableViewCell.self) { function, cls in
      let words = words(of: identifier)
      return stage_call_cell_initializer(function, cls, byte(of: style), words.0, words.1)
    }
  }

  static func make<Header: UITableViewHeaderFooterView>(
    _ cls: Header.Type, _ identifier: String?
  ) -> Header? {
    make(cls, as: UITableViewHeaderFooterView.self) { function, cls in
      let words = words(of: identifier)
      return stage_call_string_initializer(function, cls, words.0, words.1)
    }
  }

  /// `[[cls alloc] initWithFrame:… style:…]`.
  static func make<Table: UITableView>(
    _ cls: Table.Type, frame: CGRect, _ style: UITableView.Style
  ) -> Table? {
    make(cls, as: UITableView.self) { function, cls in
      stage_call_frame_style_initializer(
        function, cls, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
        byte(of: style))
    }
  }

  static func make<Controller: UITableViewController>(
    _ cls: Controller.Type, _ style: UITableView.Style
  ) -> Controller? {
    make(cls, as: UITableViewController.self) { function, cls in
      stage_call_style_initializer(function, cls, byte(of: style))
    }
  }

  /// `[[cls alloc] initWithFrame:… collectionViewLayout:…]`.
  static func make<View: UICollectionView>(
    _ cls: View.Type, frame: CGRect, _ layout: UICollectionViewLayout
  ) -> View? {
    make(cls, as: UICollectionView.self) { function, cls in
      stage_call_frame_object_initializer(
        function, cls, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
        Unmanaged.passRetained(layout).toOpaque())
    }
  }

  /// An initialiser of one object, which is the first that `base` introduces.
  static func make<Object: AnyObject, Base: AnyObject>(
    _ cls: Object.Type, as base: Base.Type, with argument: AnyObject
  ) -> Object? {
    make(cls, as: base) { function, cls in
      stage_call_object_initializer(function, cls, Unmanaged.passRetained(argument).toOpaque())
    }
  }

  private static func make<Object: AnyObject, Base: AnyObject>(
    _ cls: Object.Type, as base: Base.Type,
    _ call: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
  ) -> Object? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(base as AnyClass, to: UnsafeRawPointer.self)
    guard let function = initializer(of: root, in: metatype) else { return nil }
    return Unmanaged<Object>.fromOpaque(call(function, metatype)).takeRetainedValue()
  }

  /// An enumeration without associated values is one byte.
  private static func byte<Value>(of value: Value) -> UInt8 {
    precondition(MemoryLayout<Value>.size == 1)
    return withUnsafeBytes(of: value) { $0[0] }
  }

  // An initialiser takes its arguments over: what is never put down is one more reference to them.
  static func words(of string: String?) -> (UInt, UInt) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: string)
    defer { place.deallocate() }
    return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
  }
}
