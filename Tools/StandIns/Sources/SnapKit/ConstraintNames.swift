public import UIKit

// SnapKit has names of its own for what UIKit and AppKit call differently.

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// The settings for all constraints of an app.
@preconcurrency @MainActor
public enum ConstraintConfig {
  /// Which side of `UIEdgeInsets` a leading edge takes, and which side of
  /// `NSDirectionalEdgeInsets` a left one.
  ///
  /// It follows nothing by itself: an app whose people read from right to left sets it.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}
