import Foundation

/// The session of a drag, for its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  weak var running: RunningDrag?
  /// The finger's place in the window.
  var point = CGPoint.zero

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same session for one view that the items may be dropped on.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 0)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
    progress.totalUnitCount = Int64(drag.items.count)
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var found: [Int: any NSItemProviderReading] = [:]
    var left = items.count
    let whole = Progress(totalUnitCount: Int64(left))
    guard left > 0 else {
      Stage.shared.performAfterCommit { completion([]) }
      return whole
    }
    for (index, item) in items.enumerated() {
      _ = item.itemProvider.read(aClass) { [progress] object, _ in
        found[index] = object
        left -= 1
        whole.completedUnitCount += 1
        progress.completedUnitCount = max(progress.completedUnitCount, whole.completedUnitCount)
        if left == 0 { completion(found.sorted { $0.key < $1.key }.map(\.value)) }
      }
    }
    return whole
  }
}

/// The animations that an app adds to the movement of an item.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete(_ position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
