package import Foundation
package import UIKitCore

extension Stage: Recorder.Source {
  package func recordedApp() -> (module: String, delegate: String)? {
    guard let delegate = UIApplication.shared.delegate else { return nil }
    let parts = String(reflecting: Swift.type(of: delegate)).split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  package func recordedMoment() -> RecordedMoment {
    var moment = RecordedMoment()
    moment.stack = frontNavigation?.viewControllers.map(\.spokenName) ?? []
    var each = appWindows.first?.rootViewController
    while let next = each?.presentedViewController, !next.isBeingDismissed {
      moment.modals.append(ObjectIdentifier(next).hashValue)
      each = next
    }
    moment.screenSize = screen.size
    return moment
  }

  package func touchTarget(at point: CGPoint) -> TouchTarget {
    var target = TouchTarget()
    // As for the finger itself, which is asked about before it comes down.
    flush()
    guard let hit = view(at: point) else { return target }
    let way = Array(sequence(first: hit, next: \.superview))
    if let sheet = frontSheet?.viewIfLoaded, hit.isDescendant(of: sheet) {
      target.isOnSheetTop = point.y < sheet.frameOnScreen.minY + 56
    }
    if let scroll = way.lazy.compactMap({ $0 as? UIScrollView })
      .first(where: { $0.isScrollEnabled && !$0.turnsPages })
    {
      target.scrollID = scroll.displayID
      target.scrollView = expression(of: scroll)
    }
    if let back = frontNavigation?.visibleBackButton, hit.isDescendant(of: back) {
      target.kind = .backButton
      return target
    }
    if let name = segmentName(at: point, in: way) {
      (target.element, target.name) = (name.expression, name.name)
      return target
    }
    name(&target, by: way)
    return target
  }

  /// The segment at a point. It is the control that the finger meets, and not its name that says which.
  private func segmentName(at point: CGPoint, in way: [UIView]) -> ElementName? {
    guard let control = way.lazy.compactMap({ $0 as? UISegmentedControl }).first else { return nil }
    return Match.search {
      $0.described.role == .button && $0.view.isDescendant(of: control) && $0.frame.contains(point)
    }
    .lazy.compactMap(ElementName.init).first
  }

  /// The innermost view that a test has a name for; a cell goes before the labels in it.
  private func name(_ target: inout TouchTarget, by way: [UIView]) {
    let controls = way.firstIndex { $0 is UIControl }
    let cell = way.firstIndex { ElementName.isCell($0) }
    let isCell = cell.map { $0 < (controls ?? .max) } ?? false
    for view in isCell ? [way[cell ?? 0]] : way {
      let match = Match(view)
      if view.isPickerWheel {
        let wheels = Match.search { $0.described.role == .pickerWheel }
        guard let index = wheels.firstIndex(where: { $0.view === view }) else { return }
        (target.kind, target.element) = (.pickerWheel, "pickerWheels[\(index)]")
        target.elementID = view.displayID
        return
      }
      guard let name = ElementName(of: match) else { continue }
      (target.element, target.name, target.elementID) = (
        name.expression, name.name, view.displayID
      )
      target.kind =
        isCell ? .cell : match.described.role == .tab ? .tab : view is UISlider ? .slider : .plain
      return
    }
  }

  private func expression(of scrollView: UIScrollView) -> String? {
    if let identifier = scrollView.accessibilityIdentifier {
      return "scrollView(\(SwiftLiteral.string(identifier)))"
    }
    let all = Match.search { $0.view.isContentScrollView }
    guard let index = all.firstIndex(where: { $0.view === scrollView }) else { return nil }
    return all.count == 1 ? "scrollView" : "scrollView[\(index)]"
  }

  package func targetState(of id: Int) -> TargetState {
    var state = TargetState()
    guard let view = view(ofDisplayID: id) else { return state }
    state.offset = (view as? UIScrollView)?.contentOffset
    state.value = view.assistiveDescription?.value
    if let slider = view as? UISlider {
      let range = slider.maximumValue - slider.minimumValue
      state.position = range == 0 ? 0 : Double((slider.value - slider.minimumValue) / range)
    }
    return state
  }
}
