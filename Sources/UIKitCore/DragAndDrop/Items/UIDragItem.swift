public import Foundation

/// An item that people drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The data of the item, for those that it is dropped on.
  open private(set) var itemProvider: NSItemProvider

  /// An object that the app attaches to the item. It does not leave the app.
  open var localObject: Any?

  /// Makes the preview of the item while it is dragged; without one, the lifted view stays.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The look of an item's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  public override init() { super.init() }
}

/// The place a preview goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters
}

/// A preview of an item, and the place it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view, going to another place.
  @discardableResult
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITargetedDragPreview(view: view, parameters: parameters, target: target)
  }
}
