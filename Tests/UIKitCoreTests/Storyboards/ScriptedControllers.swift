import ObjCNames
import UIKit

/// The calls of the controllers below, in order.
@MainActor
enum Script {
  static var lines: [String] = []

  static func during(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    try body()
    return lines
  }
}

/// Tells what happens to it.
class ScriptedController: UIViewController, ObjCExporting {
  weak var label: UILabel!
  weak var button: UIButton!
  var others: [UILabel] = []
  /// The refused segues.
  var refused: Set<String> = []
  /// A Boolean value that indicates whether it accepts the unwind segue.
  var accepts = true
  var name: String { restorationIdentifier ?? "screen" }

  class func exportMembers(to members: inout ObjCMembers) {
    members.property("label", \ScriptedController.label)
    members.property("button", \ScriptedController.button)
    members.property("others", \ScriptedController.others)
    members.method("save:", ScriptedController.save)
    members.method("backHere:", ScriptedController.backHere)
    members.method("makeDetail:sender:", ScriptedController.makeDetail)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Script.lines.append("\(name) init, label \(label == nil ? "nil" : "set")")
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  override func awakeFromNib() {
    super.awakeFromNib()
    Script.lines.append("\(name) awakes, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func loadView() {
    Script.lines.append("\(name) loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Script.lines.append("\(name) viewDidLoad, label \(label?.text ?? "nil")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Script.lines.append("\(name) should \(identifier)?")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? ", loaded" : ""
    Script.lines.append("\(name) prepares \(segue.identifier ?? "")\(loaded)")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    accepts
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  func save(_ sender: Any?) { Script.lines.append("\(name) saves for \(type(of: sender ?? ""))") }

  func backHere(_ segue: UIStoryboardSegue) {
    Script.lines.append("\(name) is back from \((segue.source as? ScriptedController)?.name ?? "")")
  }

  func makeDetail(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    Script.lines.append("\(name) makes")
    return CreatedController(coder: coder, title: "made")
  }
}

/// Is made with more than a coder.
final class CreatedController: UIViewController {
  let given: String

  init?(coder: NSCoder, title: String) {
    given = title
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    given = "nothing"
    super.init(coder: coder)
  }
}

/// Says what it does in place of the usual.
final class ScriptedSegue: UIStoryboardSegue {
  override func perform() {
    Script.lines.append("segue \(identifier ?? "") performs")
    source.present(destination, animated: false)
  }
}

final class BoxView: UIView, ObjCExporting {
  var corner: CGFloat = 0
  var caption = ""
  var wasWoken = false
  var subviewsInInit = -1
  weak var inner: UILabel!

  class func exportMembers(to members: inout ObjCMembers) {
    members.property("corner", \BoxView.corner)
    members.property("caption", \BoxView.caption)
    members.property("inner", \BoxView.inner)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsInInit = subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wasWoken = true
  }
}

final class ScriptedCell: UITableViewCell, ObjCExporting {
  weak var caption: UILabel!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("caption", \ScriptedCell.caption)
  }
}

final class ScriptedListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ScriptedCell)?.caption.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row
    Script.lines.append("prepares \(segue.identifier ?? "") for row \(row ?? -1)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Script.lines.append("did select")
  }
}

/// A view that storyboards name with the module that it was in when they were written.
final class ScriptedBadge: UIView {}

/// Is called as a view of the stage's own is.
final class DimmingView: UIView {}
