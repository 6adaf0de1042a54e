import Foundation
import ObjCNames

// Key-value observing and coding of layers.

extension CALayer {
  /// The names of the properties that notify their observers.
  static let observedNames = [
    "frame", "bounds", "position", "anchorPoint", "zPosition", "transform", "opacity", "hidden",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
    "shadowOpacity", "shadowRadius", "shadowOffset", "shadowPath",
  ]
  static let shapeNames = [
    "path", "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase",
    "miterLimit",
  ]
  static let gradientNames = ["colors", "locations", "startPoint", "endPoint"]

  /// Makes a change of the layer or of its view, and notifies the observers of the layer's properties
  /// that differ afterwards.
  func notifying(_ change: () -> Void) {
    guard !isNotifying, KeyValueObservers.isObserved(self) else { return change() }
    isNotifying = true
    let before = observedValues
    change()
    isNotifying = false
    let after = observedValues
    for (old, new) in zip(before, after) where old.compared != new.compared {
      KeyValueObservers.tell(old.name, of: self, KeyValueChange(old: old.value, new: new.value))
    }
  }

  private struct ObservedValue {
    let name: String
    let value: Any?
    let compared: LayerValue?
  }

  private var observedValues: [ObservedValue] {
    var names = Self.observedNames
    if self is CAShapeLayer { names += Self.shapeNames }
    if self is CAGradientLayer { names += Self.gradientNames }
    return names.map { name in
      let compared =
        name == "frame"
        ? LayerValue.rect(computedFrame) : LayerKey(rawValue: name).flatMap { value(of: $0) }
      return ObservedValue(
        name: name, value: ObjCNames.getter(name, of: self)?(self), compared: compared)
    }
  }
}

extension UIView {
  /// Makes a change of what the view shares with its layer, and notifies the layer's observers.
  func notifyingLayer(_ change: () -> Void) {
    guard KeyValueObservers.areAny, let storedLayer else { return change() }
    storedLayer.notifying(change)
  }
}

// MARK: - Key paths

/// An object of which key paths lead on into values that are no objects, as `transform.rotation.z` of a
/// layer does.
protocol KeyPathContainer: AnyObject {
  /// Returns the value at the end of a path; `nil` if the path is none of the object's own.
  func ownValue(at keyPath: String) -> Any?
  /// Returns a Boolean value that indicates whether the path is one of the object's own.
  func setOwnValue(_ value: Any?, at keyPath: String) -> Bool
}

extension CALayer: @preconcurrency KeyPathContainer {
  func ownValue(at keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), path.part != nil else { return nil }
    return switch path.value(of: self) {
    case .number(let number)?: NSNumber(value: Double(number))
    case let value?: value.any
    case nil: nil
    }
  }

  func setOwnValue(_ value: Any?, at keyPath: String) -> Bool {
    guard let path = LayerKeyPath(keyPath), path.part != nil, let own = path.value(of: self) else {
      return false
    }
    if let new = LayerValue(value, like: own) { path.set(new, on: self) }
    return true
  }
}

extension CALayer: @preconcurrency KeyValueContainer {}
