// This file imports only Foundation, as many do.
import Foundation

extension Form {
  @objc func inOtherFile(_ sender: Any) { hear("other file") }
}

class Conditional: NSObject {
  #if os(iOS)
    @objc func onIOS() { hear("iOS") }
  #else
    @objc func elsewhere() { hear("elsewhere") }
  #endif
  #if !os(Linux)
    @objc
  #endif
  func attribute() { hear("attribute") }
}

@MainActor func checkConditions() {
  let conditional = Conditional()
  conditional.perform(Selector(("onIOS")))
  conditional.perform(#selector(Conditional.attribute))
  hear("\(conditional.responds(to: Selector(("elsewhere"))))")
  check("what is for iOS is there", ["iOS", "attribute", "false"])
}
