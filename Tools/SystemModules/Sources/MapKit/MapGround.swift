/// The ground of a map. It has no pictures of the Earth, and shows lines of latitude and longitude
/// instead.
@MainActor
final class MapGround: UIView {
  private let notice = UILabel()

  var projection: MapProjection? {
    didSet { if projection != oldValue { projectionDidChange() } }
  }

  var mapType = MKMapType.standard {
    didSet { applyColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    notice.font = .systemFont(ofSize: 11)
    addSubview(notice)
    applyColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A map makes its ground") }

  private var isDarkGround: Bool { ![.standard, .mutedStandard].contains(mapType) }

  private func applyColors() {
    backgroundColor =
      isDarkGround ? UIColor(red: 0.16, green: 0.22, blue: 0.2, alpha: 1) : .systemGray6
    notice.textColor = isDarkGround ? UIColor(white: 1, alpha: 0.7) : .secondaryLabel
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  private func projectionDidChange() {
    guard let projection else { return }
    notice.text = "No map data here · \(DegreeText.place(projection.center.coordinate))"
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let size = notice.sizeThatFits(room.size)
    notice.frame = CGRect(
      x: room.minX + 12, y: room.maxY - size.height - 8, width: min(size.width, room.width - 24),
      height: size.height)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let projection, let context = UIGraphicsGetCurrentContext() else { return }
    let color: UIColor = isDarkGround ? UIColor(white: 1, alpha: 0.2) : .systemGray3
    let words: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9),
      .foregroundColor: isDarkGround ? UIColor(white: 1, alpha: 0.5) : UIColor.tertiaryLabel,
    ]
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(0.5)
    let grid = MapGrid(projection)
    let room = bounds.inset(by: safeAreaInsets)
    for line in grid.meridians {
      context.strokeLineSegments(
        between: [CGPoint(x: line.place, y: 0), CGPoint(x: line.place, y: bounds.height)])
      // Not where the edge of the view would cut it.
      guard line.place >= room.minX, line.place < room.maxX - 40 else { continue }
      line.text.draw(at: CGPoint(x: line.place + 3, y: room.minY + 2), withAttributes: words)
    }
    for line in grid.parallels {
      context.strokeLineSegments(
        between: [CGPoint(x: 0, y: line.place), CGPoint(x: bounds.width, y: line.place)])
      guard line.place > room.minY + 14, line.place < room.maxY - 36 else { continue }
      line.text.draw(at: CGPoint(x: room.minX + 3, y: line.place + 2), withAttributes: words)
    }
  }
}

/// The lines of latitude and longitude in a part of the map, as far from each other as reads well.
struct MapGrid {
  struct Line {
    /// How far it is from the left, or from above.
    let place: CGFloat
    let text: String
  }

  let meridians: [Line]
  let parallels: [Line]

  /// At least so many points lie between two lines.
  private static let room = 72.0
  private static let steps = [
    0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15,
    30, 45, 90,
  ]

  init(_ projection: MapProjection) {
    let perDegree = projection.scale * MKMapSize.world.width / 360
    let step = Self.steps.first { $0 * perDegree >= Self.room } ?? 90
    let digits = max(0, -Int(log10(step * 1.0001).rounded(.down)))
    let visible = projection.visibleRect
    let west = MKMapPoint(x: visible.minX, y: 0).coordinate.longitude
    let east = MKMapPoint(x: visible.maxX, y: 0).coordinate.longitude
    meridians = Self.multiples(of: step, from: west, to: east).map { degrees in
      let x = (degrees + 180) / 360 * MKMapSize.world.width
      return Line(
        place: (x - visible.minX) * projection.scale,
        text: DegreeText.longitude(degrees, digits: digits))
    }
    let north = MKMapPoint(x: 0, y: visible.minY).coordinate.latitude
    let south = MKMapPoint(x: 0, y: visible.maxY).coordinate.latitude
    parallels = Self.multiples(of: step, from: south, to: north).map { degrees in
      let y = MKMapPoint(CLLocationCoordinate2D(latitude: degrees, longitude: 0)).y
      return Line(
        place: (y - visible.minY) * projection.scale,
        text: DegreeText.latitude(degrees, digits: digits))
    }
  }

  private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    let first = Int((low / step).rounded(.up))
    let last = Int((high / step).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }
}

/// Degrees as people write them.
enum DegreeText {
  static func place(_ coordinate: CLLocationCoordinate2D) -> String {
    latitude(coordinate.latitude, digits: 4) + ", " + longitude(coordinate.longitude, digits: 4)
  }

  static func latitude(_ degrees: Double, digits: Int) -> String {
    text(degrees, digits, degrees < 0 ? "S" : "N")
  }

  /// Also for degrees of a map that is laid beside itself.
  static func longitude(_ degrees: Double, digits: Int) -> String {
    let turned = degrees - (degrees / 360).rounded() * 360
    return text(turned, digits, turned < 0 ? "W" : "E")
  }

  private static func text(_ degrees: Double, _ digits: Int, _ side: String) -> String {
    String(format: "%.\(digits)f", abs(degrees)) + "° " + side
  }
}
