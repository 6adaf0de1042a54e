import Foundation

extension ElementKind {
  static let button = ElementKind("button", UIButton.self, extends: control) {
    $0.on("buttonType") { button, value in
      value.choice(buttonTypes).map { button.become($0) }
    }
    $0.on("fontDescription") { button, value in
      value.font.map { button.titleLabel?.font = $0 }
    }
    $0.choice("lineBreakMode", \.lineBreakModeOfTitle, Choices.lineBreak)
    for name in ["normal", "highlighted", "disabled", "selected"] {
      $0.on(name) { setState(name, of: $0, $1) }
    }
    $0.on("buttonConfiguration", configure)
    $0.on("configuration", configure)
    $0.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    $0.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    $0.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    $0.insets("contentEdgeInsets", \.contentEdgeInsets)
    $0.insets("titleEdgeInsets", \.titleEdgeInsets)
    $0.insets("imageEdgeInsets", \.imageEdgeInsets)
    $0.on("titleShadowOffset") { button, value in
      value.size.map { button.titleLabel?.shadowOffset = $0 }
    }
    $0.ignore(
      "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "springLoaded", "inset",
      "frameInset", "role", "pointerInteraction")
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom,
  ]

  private static func setState(_ name: String, of button: UIButton, _ value: InterfaceValue) {
    guard let element = value.child, let state = Choices.state[name] else { return }
    let context = value.coder.context
    if let title = element["title"] ?? element.child(keyed: "title")?.text {
      let localized = value.document.strings[value.coder.element.id, "\(name)Title"]
      button.setTitle(localized ?? title, for: state)
    }
    if let image = element["image"] {
      button.setImage(context.image(named: image, catalog: element["catalog"]), for: state)
    }
    for child in element.children {
      switch child.key {
      case "titleColor":
        button.setTitleColor(InterfaceColor.color(child, context), for: state)
      case "attributedTitle":
        button.setAttributedTitle(InterfaceText.attributed(child, context), for: state)
      case "image":
        let image = (child["image"] ?? child["name"]).flatMap {
          context.image(named: $0, catalog: child["catalog"])
        }
        button.setImage(image, for: state)
      case "titleShadowColor":
        button.setTitleShadowColor(InterfaceColor.color(child, context), for: state)
      case "backgroundImage":
        let image = (child["image"] ?? child["name"]).flatMap {
          context.image(named: $0, catalog: child["catalog"])
        }
        button.setBackgroundImage(image, for: state)
      case "title", "preferredSymbolConfiguration": break
      default:
        value.document.reportUnknown("the \(child.key ?? child.name) of a state", in: child)
      }
    }
    if let image = element["backgroundImage"] {
      button.setBackgroundImage(context.image(named: image, catalog: nil), for: state)
    }
  }

  // MARK: Configurations

  private static func configure(_ button: UIButton, _ value: InterfaceValue) {
    guard let element = value.child else { return }
    let context = value.coder.context
    var configuration = (configurations[element["style"] ?? ""] ?? { .plain() })()
    func text(_ name: String) -> String? {
      value.document.strings[value.coder.element.id, "configuration.\(name)"] ?? element[name]
        ?? element.child(keyed: name)?.text
    }
    configuration.title = text("title")
    configuration.subtitle = text("subtitle")
    if let name = element["image"] {
      configuration.image = context.image(named: name, catalog: element["catalog"])
    }
    if let padding = InterfaceNumber.parse(element["imagePadding"]) {
      configuration.imagePadding = CGFloat(padding)
    }
    if let padding = InterfaceNumber.parse(element["titlePadding"]) {
      configuration.titlePadding = CGFloat(padding)
    }
    element["imagePlacement"].flatMap { placements[$0] }.map { configuration.imagePlacement = $0 }
    element["cornerStyle"].flatMap { corners[$0] }.map { configuration.cornerStyle = $0 }
    element["buttonSize"].flatMap { sizes[$0] }.map { configuration.buttonSize = $0 }
    element["titleAlignment"].flatMap { titles[$0] }.map { configuration.titleAlignment = $0 }
    var font: UIFont?
    for child in element.children {
      switch child.key {
      case "baseForegroundColor":
        configuration.baseForegroundColor = InterfaceColor.color(child, context)
      case "baseBackgroundColor":
        configuration.baseBackgroundColor = InterfaceColor.color(child, context)
      case "image":
        configuration.image = (child["image"] ?? child["name"]).flatMap {
          context.image(named: $0, catalog: child["catalog"])
        }
      case "titleFontDescription", "fontDescription":
        font = InterfaceFont.font(child, context)
      case "contentInsets":
        let insets = child.attributes.compactMapValues {
          InterfaceNumber.parse($0).map { CGFloat($0) }
        }
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: insets["top"] ?? 0, leading: insets["leading"] ?? 0, bottom: insets["bottom"] ?? 0,
          trailing: insets["trailing"] ?? 0)
      case "title", "subtitle": break
      default: value.document.reportUnknown("the \(child.key ?? child.name)", in: element)
      }
    }
    button.configuration = configuration
    if let font { button.titleLabel?.font = font }
  }

  private static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let titles: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

extension UIButton {
  fileprivate var lineBreakModeOfTitle: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }
}
