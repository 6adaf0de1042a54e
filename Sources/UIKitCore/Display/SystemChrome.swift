import Foundation
enum SystemChrome {
  static func nodes(for device: Device, isDark: Bool) -> [DisplayNode] { [] }
}
