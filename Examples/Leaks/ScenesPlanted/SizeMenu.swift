/// A delegate that is told which size was chosen.
protocol SizeMenuDelegate {
  func sizeMenu(_ menu: SizeMenu, didChoose size: String)
}

/// Offers the sizes of a shirt.
final class SizeMenu {
  var delegate: SizeMenuDelegate?

  func chooseMedium() {
    delegate?.sizeMenu(self, didChoose: "Medium")
  }
}
