/// A delegate that is told which size was chosen.
protocol SizeMenuDelegate: AnyObject {
  func sizeMenu(_ menu: SizeMenu, didChoose size: String)
}

/// Offers the sizes of a shirt.
final class SizeMenu {
  weak var delegate: SizeMenuDelegate?

  func chooseMedium() {
    delegate?.sizeMenu(self, didChoose: "Medium")
  }
}
