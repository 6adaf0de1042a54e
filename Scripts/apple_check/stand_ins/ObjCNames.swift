// The part of ObjCNames that the examples for Linux use.
public struct ObjCArguments {
  public subscript<Value>(index: Int) -> Value { fatalError() }
}

public struct ObjCMembers {
  public mutating func method<Root: AnyObject, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root) -> @MainActor () -> Result
  ) {}
  public mutating func method<Root: AnyObject, First, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root) -> @MainActor (First) -> Result
  ) {}
  public mutating func method<Root: AnyObject, First, Second, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root) -> @MainActor (First, Second) -> Result
  ) {}
  public mutating func property<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {}
}

public protocol ObjCExporting: AnyObject {
  static func exportMembers(to members: inout ObjCMembers)
}
