import CStage

/// The view of an annotation. Its middle is at the annotation's place, or ``centerOffset`` from there.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  // The first initialiser of the class is what maps make views of registered classes by.

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public let reuseIdentifier: String?

  /// The shown annotation. A reused view gets another one.
  open var annotation: (any MKAnnotation)? {
    didSet { annotationDidChange() }
  }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() {}

  /// Called before the view is shown for its annotation.
  open func prepareForDisplay() {}

  // MARK: The look

  /// The view is as large as it.
  open var image: UIImage? {
    didSet {
      imageView.image = image
      bounds.size = image?.size ?? .zero
      imageView.frame = bounds
      map?.annotationsDidMove()
    }
  }

  /// How far the view's middle is from the annotation's place.
  open var centerOffset = CGPoint.zero {
    didSet { map?.annotationsDidMove() }
  }

  /// Views of a greater one are in front.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { map?.annotationsDidMove() }
  }

  /// Made when there is an image.
  private lazy var imageView: UIImageView = {
    let view = UIImageView()
    insertSubview(view, at: 0)
    return view
  }()

  // MARK: Selecting

  /// A Boolean value that indicates whether people can select it.
  open var isEnabled = true

  /// A Boolean value that indicates whether it is selected; to select an annotation ask its map.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Called by the map. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  private var isChosen = false

  // MARK: The callout

  /// A Boolean value that indicates whether selecting it shows a bubble with the annotation's
  /// title.
  open var canShowCallout = false {
    didSet { map?.calloutDidChange(of: self) }
  }

  /// How far the tip of the bubble is from the middle of the view's upper edge.
  open var calloutOffset = CGPoint.zero {
    didSet { map?.calloutDidChange(of: self) }
  }

  open var leftCalloutAccessoryView: UIView? {
    didSet { map?.calloutDidChange(of: self) }
  }

  open var rightCalloutAccessoryView: UIView? {
    didSet { map?.calloutDidChange(of: self) }
  }

  /// Stands in the place of the subtitle.
  open var detailCalloutAccessoryView: UIView? {
    didSet { map?.calloutDidChange(of: self) }
  }

  // MARK: - On a map

  weak var map: MKMapView?
  /// The accessibility label that the map gave to the view.
  var ownLabel: String?

  /// Updates the view for another annotation, in subclasses of the map's own.
  func annotationDidChange() {}

  /// Returns a Boolean value that indicates whether a touch at the point selects the view.
  func isTouched(at point: CGPoint) -> Bool { self.point(inside: point, with: nil) }
}

/// Which annotation is in front of which.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

/// Makes views of classes that are known only at run time.
///
/// With Apple Objective-C does it. Requiring the initialiser instead would break every subclass that
/// declares one of its own.
@MainActor
enum AnnotationViewMaker {
  /// `[[cls alloc] initWithAnnotation:… reuseIdentifier:…]`.
  static func make(
    _ cls: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
  ) -> MKAnnotationView? {
    let metatype = unsafeBitCast(cls as AnyClass, to: UnsafeRawPointer.self)
    let root = unsafeBitCast(MKAnnotationView.self as AnyClass, to: UnsafeRawPointer.self)
    guard let function = stage_initializer(root, metatype, 0) else { return nil }
    // An initialiser takes its arguments over.
    let (object, string) = (words(of: annotation), words(of: identifier))
    let view = stage_call_annotation_initializer(
      function, metatype, object.0, object.1, string.0, string.1)
    return Unmanaged<MKAnnotationView>.fromOpaque(view).takeRetainedValue()
  }

  /// The two words of a value, borrowed without a reference.
  private static func words<Value>(of value: Value) -> (UInt, UInt) {
    assert(MemoryLayout<Value>.size == MemoryLayout<(UInt, UInt)>.size)
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    defer { place.deallocate() }
    return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
  }
}
