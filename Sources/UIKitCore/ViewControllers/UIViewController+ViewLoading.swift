extension UIViewController {
  /// A property that the controller sets while it loads its view. Reading it loads the view first.
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(
      *, unavailable, message: "@ViewLoading is only available on properties of view controllers"
    )
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading outside of a view controller") }
      set { fatalError("@ViewLoading outside of a view controller") }
    }

    @MainActor
    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get {
        // 1.1.15: reading a property with `@ViewLoading` loads the view first, if it is not…
        observed.loadViewIfNeeded()
        guard let value = observed[keyPath: storageKeyPath].value else {
          fatalError("A @ViewLoading property of \(type(of: observed)) is not set by viewDidLoad()")
        }
        return value
      }
      set { observed[keyPath: storageKeyPath].value = newValue }
    }
  }
}
