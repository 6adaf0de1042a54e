public import Foundation

/// An array of pointers, which may be `nil`, and which may point to objects that it keeps or not.
open class NSPointerArray: NSObject {
  private enum Element {
    case object(Reference)
    case address(UnsafeMutableRawPointer?)
  }

  private let options: NSPointerFunctions.Options
  private var elements: [Element] = []

  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// Returns an array that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an array that does not keep its objects. An object that is released becomes `nil`.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, with those that are `nil`. A greater number adds elements that are `nil`.
  open var count: Int {
    get { elements.count }
    set {
      elements.removeLast(max(0, elements.count - newValue))
      elements += Array(repeating: .address(nil), count: max(0, newValue - elements.count))
    }
  }

  /// The objects that are not `nil`.
  open var allObjects: [Any] {
    elements.compactMap { if case .object(let reference) = $0 { reference.object } else { nil } }
  }

  /// Returns the pointer at an index, which is `nil` after its weak object was released.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    switch elements[index] {
    case .object(let reference): reference.object.map { Unmanaged.passUnretained($0).toOpaque() }
    case .address(let address): address
    }
  }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(element(pointer)) }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) { elements.remove(at: index) }

  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    elements.insert(element(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    elements[index] = element(item)
  }

  /// Removes the elements that are `nil`.
  open func compact() {
    elements = elements.indices.filter { pointer(at: $0) != nil }.map { elements[$0] }
  }

  private func element(_ pointer: UnsafeMutableRawPointer?) -> Element {
    guard let pointer, !options.isOpaque else { return .address(pointer) }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return .object(Reference(options.taken(object), options))
  }
}
