import Foundation
import UIKit

// The actions that are more than a tap.
extension MonkeyAction {
  /// Does one of them.
  ///
  /// - Throws: ``DriverError`` where it cannot be done on the screen as it is.
  @MainActor
  func performGesture(on app: AppDriver) async throws {
    switch self {
    case .swipe(let target, let isLeft):
      if isLeft {
        try await app.cell(target).swipeLeft()
      } else {
        try await app.cell(target).swipeRight()
      }
    case .openMenu(let target): try await app.anything(target).press()
    case .write(let text, let target):
      let view = app.find(target, app.textView)
      try await view.clear()
      try await view.type(text)
    case .turnWheel(let index, let value): try await app.pickerWheels[index].turn(to: value)
    case .turnPage(let isForward):
      if isForward {
        try await app.swipeToNextPage()
      } else {
        try await app.swipeToPreviousPage()
      }
    case .scroll(let isDown):
      try await app.scroll(app.scrollView.first, by: CGPoint(x: 0, y: isDown ? 400 : -400))
    case .pressReturn: try await app.pressReturn()
    case .answerQuestion(let allow): try await app.answerNotificationQuestion(allow: allow)
    case .open(let text):
      guard let url = URL(string: text) else {
        throw DriverError("“\(text)” is not a URL.", at: TestLocation(#filePath, #line))
      }
      try await app.openURL(url)
    default: try await perform(on: app)
    }
  }

  /// The line of Swift of one of them.
  var gestureDescription: String {
    switch self {
    case .swipe(let target, let isLeft):
      "try await app.cell\(target).swipe\(isLeft ? "Left" : "Right")()"
    case .openMenu(let target): "try await app.element\(target).press()"
    case .write(let text, let target):
      "try await app.textView\(target).clear(); "
        + "try await app.textView\(target).type(\(text.debugDescription))"
    case .turnWheel(let index, let value):
      "try await app.pickerWheels[\(index)].turn(to: \(value.debugDescription))"
    case .turnPage(let isForward):
      isForward ? "try await app.swipeToNextPage()" : "try await app.swipeToPreviousPage()"
    case .scroll(let isDown):
      "try await app.scroll(app.scrollView.first, by: CGPoint(x: 0, y: \(isDown ? 400 : -400)))"
    case .pressReturn: "try await app.pressReturn()"
    case .answerQuestion(let allow):
      "try await app.answerNotificationQuestion(allow: \(allow))"
    case .open(let text):
      "try await app.openURL(URL(string: \(text.debugDescription))!)"
    default: description
    }
  }
}

extension AppDriver {
  /// The row of a table or the item of a collection view with that text.
  public func cell(_ text: String) -> Element {
    Element("cell “\(text)”", called: text) { match in
      guard match.view is UITableViewCell || match.view is UICollectionViewCell else {
        return false
      }
      return match.described.identifier == text || match.view.says(text)
    }
  }

  fileprivate func cell(_ target: MonkeyAction.Target) -> Element { find(target, cell) }

  /// A row, an item, or a button.
  fileprivate func anything(_ target: MonkeyAction.Target) -> Element {
    for part in [cell(target), button(target)] where part.exists { return part }
    return find(target) { element($0) }
  }
}
