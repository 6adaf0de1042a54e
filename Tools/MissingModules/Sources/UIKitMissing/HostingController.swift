import AbsenceRuntime
import MissingPlaceholder
public import UIKit

/// A screen with its name in place of one that shows a view of SwiftUI, which the adapter leaves out of the call.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
  public init(rootView: Content) {
    _Absence.report("UIHostingController", answer: "an empty screen")
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    _Absence.report("UIHostingController", answer: "an empty screen")
    super.init(coder: aDecoder)
  }

  public required init?(coder: NSCoder) {
    _Absence.report("UIHostingController", answer: "an empty screen")
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    _MissingPlaceholder.fill(self, "UIHostingController")
  }
}
