public import UIKit

/// A type with members for attributes: a maker, which begins rules with them, and `snp`, which is
/// the target of rules.
///
/// It is public for its members alone.
@preconcurrency @MainActor
public protocol _ConstraintAttributeNames {
  associatedtype _Named

  func _named(_ attributes: [NSLayoutConstraint.Attribute]) -> _Named
}

// MARK: - One attribute

extension _ConstraintAttributeNames {
  public var left: _Named { _named([.left]) }
  public var top: _Named { _named([.top]) }
  public var right: _Named { _named([.right]) }
  public var bottom: _Named { _named([.bottom]) }
  public var leading: _Named { _named([.leading]) }
  public var trailing: _Named { _named([.trailing]) }
  public var width: _Named { _named([.width]) }
  public var height: _Named { _named([.height]) }
  public var centerX: _Named { _named([.centerX]) }
  public var centerY: _Named { _named([.centerY]) }
  public var firstBaseline: _Named { _named([.firstBaseline]) }
  public var lastBaseline: _Named { _named([.lastBaseline]) }

  public var leftMargin: _Named { _named([.leftMargin]) }
  public var topMargin: _Named { _named([.topMargin]) }
  public var rightMargin: _Named { _named([.rightMargin]) }
  public var bottomMargin: _Named { _named([.bottomMargin]) }
  public var leadingMargin: _Named { _named([.leadingMargin]) }
  public var trailingMargin: _Named { _named([.trailingMargin]) }
  public var centerXWithinMargins: _Named { _named([.centerXWithinMargins]) }
  public var centerYWithinMargins: _Named { _named([.centerYWithinMargins]) }
}

// MARK: - Several attributes

extension _ConstraintAttributeNames {
  /// Left, top, right and bottom.
  public var edges: _Named { _named([.left, .top, .right, .bottom]) }
  /// Left and right.
  public var horizontalEdges: _Named { _named([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: _Named { _named([.top, .bottom]) }
  /// Top, leading, bottom and trailing.
  public var directionalEdges: _Named { _named([.top, .leading, .bottom, .trailing]) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: _Named { _named([.leading, .trailing]) }
  /// Top and bottom.
  public var directionalVerticalEdges: _Named { _named([.top, .bottom]) }
  /// Width and height.
  public var size: _Named { _named([.width, .height]) }
  /// The horizontal centre and the vertical one.
  public var center: _Named { _named([.centerX, .centerY]) }

  /// The edges of what lies within the layout margins.
  public var margins: _Named { _named([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
  /// The same as the interface runs.
  public var directionalMargins: _Named {
    _named([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
  }
  /// The centre of what lies within the layout margins.
  public var centerWithinMargins: _Named {
    _named([.centerXWithinMargins, .centerYWithinMargins])
  }
}
