import UIKit

/// The four styles of cells, every accessory, and rows that cannot be selected.
final class CellStylesViewController: UITableViewController {
  private struct Row {
    var text: String
    var detail: String?
    var symbol: String?
    var style = UITableViewCell.CellStyle.default
    var accessory = UITableViewCell.AccessoryType.none
    var hasSwitch = false
    var isSelectable = true
  }

  private let styles: [Row] = [
    Row(text: "Default", symbol: "star"),
    Row(text: "Subtitle", detail: "Below the text", symbol: "star", style: .subtitle),
    Row(text: "Value 1", detail: "At the end", style: .value1),
    Row(text: "Value 2", detail: "Beside it", style: .value2),
  ]
  private let accessories: [Row] = [
    Row(text: "None"),
    Row(text: "Disclosure indicator", accessory: .disclosureIndicator),
    Row(text: "Detail disclosure", accessory: .detailDisclosureButton),
    Row(text: "Detail button", accessory: .detailButton),
    Row(text: "Checkmark", accessory: .checkmark),
    Row(text: "A switch", hasSwitch: true, isSelectable: false),
  ]
  private let others: [Row] = [
    Row(text: "Cannot be selected", isSelectable: false),
    Row(
      text: "A text so long that it needs more than one line, because the row sizes itself by "
        + "what stands in it"),
  ]
  private lazy var sections = [
    (header: "Styles", footer: "Cells made with a style.", rows: styles),
    (header: "Accessories", footer: "What stands at a row's end.", rows: accessories),
    (header: "Others", footer: "", rows: others),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    let footer = sections[section].footer
    return footer.isEmpty ? nil : footer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let identifier = "\(row.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.text
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
    cell.accessoryType = row.accessory
    cell.accessoryView = row.hasSwitch ? UISwitch() : nil
    cell.selectionStyle = row.isSelectable ? .default : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section].rows[indexPath.row].isSelectable ? indexPath : nil
  }
}
