import StorylineCore
import UIKit

// The traits by which styles are chosen: of `.adaptive`, and of routes that choose by a closure.
extension Director {
  /// The traits of the place from which a flow shows something.
  ///
  /// These are the traits of the topmost screen of the flow. A screen in a column has those of the split
  /// view controller. While the flow has no screen in the window, the flow above it decides, and above all
  /// flows the window.
  func traits(ofPlaceOf record: FlowRecord?) -> UITraitCollection {
    if let record {
      for each in record.selfAndAncestors {
        let id = tree[each.id]?.screens.last ?? tree.screensBelow(each.id).last
        if let place = id.flatMap(screen)?.placeOfTraits { return place.traitCollection }
      }
    }
    return window?.traitCollection ?? UITraitCollection()
  }

  /// Returns whether `.adaptive` means its compact style for the screens of this flow.
  func isCompact(for record: FlowRecord?) -> Bool {
    traits(ofPlaceOf: record).horizontalSizeClass == .compact
  }
}

extension FlowRecord {
  /// The traits of the place from which the flow shows something.
  var traits: UITraitCollection { director.traits(ofPlaceOf: self) }
}

extension UIViewController {
  /// The controller whose traits describe the available space; `nil` when neither this one nor one
  /// around it is in a window.
  ///
  /// A primary column is compact on the widest screen; the split view controller decides whether a
  /// second column fits. A screen that was never in a window, or is covered, may have outdated
  /// traits.
  fileprivate var placeOfTraits: UIViewController? {
    var place: UIViewController? = nearestSplit ?? self
    while let current = place, current.viewIfLoaded?.window == nil { place = current.parent }
    return place
  }

  /// The split view controller around this one, not past a presentation.
  private var nearestSplit: UISplitViewController? {
    var each = parent
    while let current = each {
      if let split = current as? UISplitViewController { return split }
      each = current.parent
    }
    return nil
  }
}
