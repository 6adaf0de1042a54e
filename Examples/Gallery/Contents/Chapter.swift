import UIKit

/// A section of the table of contents.
struct Chapter {
  let title: String
  let examples: [Example]
}

/// A row of the table of contents, and the screen that it leads to.
struct Example {
  let title: String
  let symbol: String
  let color: UIColor
  private let make: () -> UIViewController

  init(
    _ title: String, symbol: String, color: UIColor, make: @escaping () -> UIViewController
  ) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.make = make
  }

  /// A new screen each time.
  func makeScreen() -> UIViewController {
    let screen = make()
    screen.title = title
    return screen
  }
}
