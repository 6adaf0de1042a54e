import Foundation

extension DisplayColor {
  /// From hue, saturation and brightness, each 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // How far a component falls from the brightness is a trapezoid over the circle of hues, the
    // same for all three but a third of the circle apart.
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return (0, 0, highest) }
    var hue: CGFloat
    if highest == red {
      hue = (green - blue) / range
    } else if highest == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / highest, highest)
  }
}
