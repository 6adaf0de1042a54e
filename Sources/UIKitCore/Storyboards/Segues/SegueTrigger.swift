import Foundation
import ObjCNames

/// Performs a segue for the object that it begins at.
@MainActor
final class SegueTrigger: NSObject, ObjCExporting {
  private weak var scene: StoryboardScene?
  private let template: SegueTemplate

  init(_ template: SegueTemplate, _ scene: StoryboardScene) {
    self.template = template
    self.scene = scene
  }

  static let action: Selector = "perform:"

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("perform:", SegueTrigger.wasTriggered)
  }

  private func wasTriggered(_ sender: Any?) {
    // A gesture that goes on leads somewhere once.
    if let recognizer = sender as? UIGestureRecognizer, recognizer.state != .recognized { return }
    perform(sender)
  }

  /// 9.2.1 – people have touched what it begins at.
  func perform(_ sender: Any?) { scene?.perform(template, sender: sender, isByPeople: true) }
}

extension StoryboardScene {
  /// Makes an object perform the segue that begins at it.
  func connect(
    _ element: InterfaceElement, from source: NSObject, _ sourceElement: InterfaceElement,
    _ context: NibContext
  ) {
    let template = SegueTemplate(element, from: sourceElement)
    switch template.kind {
    case nil: return document.reportUnknown("kind=\"\(element["kind"] ?? "")\"", in: element)
    case .embed, .relationship: return
    default: break
    }
    let trigger = SegueTrigger(template, self)
    switch source {
    case let control as UIControl:
      control.addTarget(trigger, action: SegueTrigger.action, for: control.eventOfSegues)
    case let cell as UITableViewCell: cell.selectionSegue = trigger
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = SegueTrigger.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    // Performed by code, or when a view is loaded.
    default: return
    }
    if let responder = source as? UIResponder {
      responder.associatedObjects[ObjectIdentifier(trigger)] = trigger
    } else {
      triggers.append(trigger)
    }
  }
}

extension UIControl {
  /// The event of the control that performs its segues.
  var eventOfSegues: UIControl.Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    case is UISegmentedControl, is UISlider, is UISwitch, is UIStepper, is UIPageControl,
      is UIDatePicker:
      .valueChanged
    default: .touchUpInside
    }
  }
}
