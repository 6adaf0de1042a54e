import Foundation

extension DisplayColor {
  /// From Display P3. What the screen cannot show lies outside 0 to 1.
  init(p3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (Self.linear(p3Red), Self.linear(green), Self.linear(blue))
    // From P3's primaries to those of sRGB; both have the white point D65 and one transfer function.
    self.init(
      red: Self.encoded(1.224_940_18 * red - 0.224_940_18 * green),
      green: Self.encoded(-0.042_056_95 * red + 1.042_056_95 * green),
      blue: Self.encoded(-0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_60 * blue),
      alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
