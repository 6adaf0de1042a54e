import UIKit

extension Chapter {
  /// Everything there is to see, in the order of the table of contents.
  static let all = [controls, text, pictures, bars, tables, lists, presenting, touch, layers]

  private static let controls = Chapter(
    title: "Controls",
    examples: [
      Example("Button Styles", symbol: "square.fill", color: .systemBlue) {
        ButtonStylesViewController()
      },
      Example("Button States", symbol: "power", color: .systemBlue) {
        ButtonStatesViewController()
      },
      Example("Button Menus", symbol: "chevron.up.chevron.down", color: .systemBlue) {
        ButtonMenusViewController()
      },
      Example("Switches and Steppers", symbol: "plus", color: .systemGreen) {
        SwitchesViewController()
      },
      Example("Sliders", symbol: "slider.horizontal.3", color: .systemGreen) {
        SlidersViewController()
      },
      Example("Segmented Controls", symbol: "rectangle", color: .systemGreen) {
        SegmentsViewController()
      },
      Example("Pickers", symbol: "list.dash", color: .systemOrange) { PickersViewController() },
      Example("Date Pickers", symbol: "calendar", color: .systemOrange) {
        DatePickersViewController()
      },
      Example("Progress and Activity", symbol: "arrow.clockwise", color: .systemPurple) {
        ProgressViewController()
      },
      Example("Page Control", symbol: "ellipsis", color: .systemPurple) {
        PageControlViewController()
      },
    ])

  private static let text = Chapter(
    title: "Text",
    examples: [
      Example("Text Styles", symbol: "book.fill", color: .systemIndigo) {
        TextStylesViewController()
      },
      Example("Labels", symbol: "tag.fill", color: .systemIndigo) { LabelsViewController() },
      Example("Attributed Text", symbol: "pencil", color: .systemIndigo) {
        AttributedTextViewController()
      },
      Example("Text Fields", symbol: "pencil", color: .systemIndigo) { FieldsViewController() },
      Example("Text Views", symbol: "doc.text", color: .systemIndigo) { TextViewsViewController() },
    ])

  private static let pictures = Chapter(
    title: "Pictures",
    examples: [
      Example("Images", symbol: "photo", color: .systemTeal) { ImagesViewController() },
      Example("Symbols", symbol: "star.fill", color: .systemTeal) { SymbolsViewController() },
    ])

  private static let bars = Chapter(
    title: "Bars",
    examples: [
      Example("Large Title", symbol: "arrow.up", color: .systemGray) {
        LargeTitleViewController()
      },
      Example("Bar Appearances", symbol: "rectangle.fill", color: .systemGray) {
        BarAppearancesViewController()
      },
      Example("Bar Items", symbol: "square.and.arrow.up", color: .systemGray) {
        BarItemsViewController()
      },
      Example("Search", symbol: "magnifyingglass", color: .systemGray) { SearchViewController() },
    ])

  private static let tables = Chapter(
    title: "Tables",
    examples: [
      Example("Plain Table", symbol: "list.bullet", color: .systemRed) {
        IndexedTableViewController(style: .plain)
      },
      Example("Grouped Table", symbol: "list.bullet", color: .systemRed) {
        CellStylesViewController(style: .grouped)
      },
      Example("Inset Grouped Table", symbol: "list.bullet", color: .systemRed) {
        CellStylesViewController(style: .insetGrouped)
      },
      Example("Editing a Table", symbol: "line.3.horizontal", color: .systemRed) {
        EditingViewController(style: .insetGrouped)
      },
      Example("Swipe Actions", symbol: "trash.fill", color: .systemRed) {
        SwipeActionsViewController(style: .insetGrouped)
      },
    ])

  private static let lists = Chapter(
    title: "Collections",
    examples: [
      Example("Plain List", symbol: "list.dash", color: .systemPink) {
        AccessoriesViewController(appearance: .plain)
      },
      Example("Grouped List", symbol: "list.dash", color: .systemPink) {
        AccessoriesViewController(appearance: .grouped)
      },
      Example("Inset Grouped List", symbol: "list.dash", color: .systemPink) {
        AccessoriesViewController(appearance: .insetGrouped)
      },
      Example("Sidebar with an Outline", symbol: "folder.fill", color: .systemPink) {
        OutlineViewController()
      },
      Example("Content Configurations", symbol: "doc.fill", color: .systemPink) {
        ContentConfigurationsViewController(style: .insetGrouped)
      },
      Example("Flow Grid", symbol: "square.grid.2x2.fill", color: .systemPink) {
        FlowGridViewController()
      },
      Example("Compositional Grid", symbol: "square.grid.2x2", color: .systemPink) {
        CompositionalGridViewController()
      },
    ])

  private static let presenting = Chapter(
    title: "Presenting",
    examples: [
      Example("Alerts", symbol: "exclamationmark.triangle.fill", color: .systemYellow) {
        AlertsViewController()
      },
      Example("Sheets", symbol: "square.and.arrow.up", color: .systemYellow) {
        SheetsViewController()
      },
      Example("Popovers", symbol: "bubble.left.fill", color: .systemYellow) {
        PopoversViewController()
      },
      Example("Menus", symbol: "ellipsis.circle", color: .systemYellow) { MenusViewController() },
      Example("Context Menus", symbol: "ellipsis.circle.fill", color: .systemYellow) {
        ContextMenusViewController()
      },
    ])

  private static let touch = Chapter(
    title: "Touch",
    examples: [
      Example("Gestures", symbol: "arrow.triangle.2.circlepath", color: .systemMint) {
        GesturesViewController()
      }
    ])

  private static let layers = Chapter(
    title: "Layers",
    examples: [
      Example("Corners, Borders and Shadows", symbol: "square", color: .systemBrown) {
        LayersViewController()
      },
      Example("Gradients and Shapes", symbol: "triangle.fill", color: .systemBrown) {
        ShapesViewController()
      },
      Example("Materials", symbol: "cloud.fill", color: .systemBrown) { MaterialsViewController() },
      Example("Animation", symbol: "play.fill", color: .systemBrown) { AnimationViewController() },
    ])
}
