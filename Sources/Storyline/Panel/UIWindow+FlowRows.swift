package import UIKit

extension UIWindow {
  /// The flows of this window and their screens, as the panel shows them.
  package var flowRows: [PanelRow] { Director.existing(for: self)?.rows ?? [] }
}
