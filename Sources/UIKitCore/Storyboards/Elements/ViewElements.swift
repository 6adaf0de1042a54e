import Foundation

extension ElementKind {
  /// Views that show something, and that arrange others.
  static let views: [ElementKind] = [
    view, ElementKind("containerView", UIView.self, extends: view), label, imageView, stackView,
    visualEffectView, activityIndicator, progressView, window,
    ElementKind("customObject", NSObject.self),
  ]

  static let view = ElementKind(
    "view", UIView.self,
    finish: { view, coder in
      coder.context.registerGuides(of: view, coder.element)
      InterfaceConstraints.install(on: view, coder)
    }
  ) {
    $0.on("frame") { view, value in
      if !value.coder.isPart { value.rect.map { view.frame = $0 } }
    }
    $0.on("autoresizingMask") { view, value in
      if !value.coder.isPart { view.autoresizingMask = mask(value.child) }
    }
    $0.on("translatesAutoresizingMaskIntoConstraints") { view, value in
      // A view that Xcode places by a frame is placed by it when the app runs.
      guard !value.coder.isPart, !value.coder.element.isOn("fixedFrame") else { return }
      view.translatesAutoresizingMaskIntoConstraints = value.isOn
    }
    $0.choice("contentMode", \.contentMode, Choices.contentMode)
    $0.choice("semanticContentAttribute", \.semanticContentAttribute, Choices.semantics)
    $0.flag("hidden", \.isHidden)
    $0.number("alpha", \.alpha)
    $0.number("tag", \.tag)
    $0.flag("clipsSubviews", \.clipsToBounds)
    $0.flag("clipsToBounds", \.clipsToBounds)
    $0.flag("userInteractionEnabled", \.isUserInteractionEnabled)
    $0.flag("multipleTouchEnabled", \.isMultipleTouchEnabled)
    $0.flag("exclusiveTouch", \.isExclusiveTouch)
    $0.flag("autoresizesSubviews", \.autoresizesSubviews)
    $0.flag("opaque", \.isOpaque)
    $0.flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
    $0.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    $0.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    $0.insets("layoutMargins", \.layoutMargins)
    $0.on("directionalLayoutMargins") { view, value in
      value.directionalInsets.map { view.directionalLayoutMargins = $0 }
    }
    $0.choice("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, Choices.interfaceStyle)
    $0.color("backgroundColor", \.backgroundColor)
    $0.color("tintColor", \.tintColor)
    priorities(&$0)
    $0.on("restorationIdentifier") { $0.restorationIdentifier = $1.raw }
    $0.on("accessibilityConfiguration", accessibility)
    $0.on("subviews") { view, value in addSubviews(to: view, value) }
    $0.on("gestureRecognizers") { view, value in
      for case let recognizer as UIGestureRecognizer in value.objects {
        view.addGestureRecognizer(recognizer)
      }
    }
    $0.ignore(
      "fixedFrame", "placeholderIntrinsicWidth",
      "placeholderIntrinsicHeight", "constraints", "safeArea", "contentLayoutGuide",
      "frameLayoutGuide", "layoutMarginsGuide", "keyboard", "appearanceType", "contentStretch",
      "viewLayoutGuide", "focusGroupIdentifier",
      "largeContentTitle", "showsLargeContentViewer", "intrinsicContentSize")
  }

  private static func mask(_ element: InterfaceElement?) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, pair in
      if element?.isOn(pair.0) == true { mask.insert(pair.1) }
    }
  }

  private static func priorities(_ table: inout ElementTable<UIView>) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      table.on("\(name)HuggingPriority") { view, value in
        value.number.map { view.setContentHuggingPriority(priority($0), for: axis) }
      }
      table.on("\(name)CompressionResistancePriority") { view, value in
        value.number.map {
          view.setContentCompressionResistancePriority(priority($0), for: axis)
        }
      }
    }
  }

  private static func priority(_ number: CGFloat) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(number, 0), 1000)))
  }

  private static func addSubviews(to view: UIView, _ value: InterfaceValue) {
    let excluded = value.coder.excluded("subviews")
    let varied = value.coder.context.varied
    var made: [(id: String, view: UIView)] = []
    for element in value.child?.children ?? [] {
      let isExcluded = element.id.map(excluded.contains) == true
      // Without variations a view that is left out now is left out for good.
      if isExcluded, varied == nil { continue }
      guard let subview = value.coder.context.make(element) as? UIView else { continue }
      // A part of a cell is placed by the cell.
      guard value.coder.context.part(for: element) == nil else { continue }
      if let id = element.id { made.append((id, subview)) }
      if isExcluded { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if let varied, Variations.masks("subviews", of: value.coder.element) {
      varied.add(VariedSubviews(of: view, value.coder.element, made))
    }
  }

  private static func accessibility(_ view: UIView, _ value: InterfaceValue) {
    guard let element = value.child else { return }
    let strings = value.document.strings
    func text(_ name: String) -> String? {
      strings[value.coder.element.id, "accessibility\(name.capitalized)"] ?? element[name]
    }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = text("label") { view.accessibilityLabel = label }
    if let hint = text("hint") { view.accessibilityHint = hint }
    for child in element.children {
      switch child.key {
      case "isElement": view.isAccessibilityElement = child.isOn("value")
      case "traits":
        view.accessibilityTraits = child.attributes.reduce(into: []) { traits, pair in
          if pair.value == "YES", let trait = Self.traits[pair.key] { traits.insert(trait) }
        }
      default:
        value.document.reportUnknown("the accessibility of \(child.key ?? child.name)", in: child)
      }
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]

  private static let label = ElementKind("label", UILabel.self, extends: view) {
    $0.font("fontDescription", \.font)
    $0.color("textColor", \.textColor)
    $0.color("highlightedColor", \.highlightedTextColor)
    $0.choice("textAlignment", \.textAlignment, Choices.alignment)
    $0.choice("lineBreakMode", \.lineBreakMode, Choices.lineBreak)
    $0.number("numberOfLines", \.numberOfLines)
    $0.flag("enabled", \.isEnabled)
    $0.flag("highlighted", \.isHighlighted)
    $0.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
    $0.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    $0.number("minimumScaleFactor", \.minimumScaleFactor)
    $0.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    $0.text("text", \.text)
    $0.on("attributedText") { label, value in label.attributedText = value.attributedText }
    $0.choice(
      "baselineAdjustment", \.baselineAdjustment,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    $0.color("shadowColor", \.shadowColor)
    $0.size("shadowOffset", \.shadowOffset)
    $0.ignore("minimumFontSize", "adjustsLetterSpacingToFitWidth", "size")
  }

  private static let imageView = ElementKind("imageView", UIImageView.self, extends: view) {
    $0.image("image", \.image)
    $0.image("highlightedImage", \.highlightedImage)
    $0.flag("highlighted", \.isHighlighted)
    $0.ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "catalog")
  }

  private static let stackView = ElementKind("stackView", UIStackView.self, extends: view) {
    $0.choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical])
    $0.choice(
      "distribution", \.distribution,
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    $0.choice(
      "alignment", \.alignment,
      [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
      ])
    $0.number("spacing", \.spacing)
    $0.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    $0.flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    $0.ignore("spacingType")
  }

  private static let visualEffectView = ElementKind(
    "visualEffectView", UIVisualEffectView.self, extends: view
  ) {
    $0.on("blurEffect") { view, value in
      guard let name = value.child?["style"], let style = blurStyles[name] else {
        return value.document.reportUnknown("the blur effect", in: value.coder.element)
      }
      view.effect = UIBlurEffect(style: style)
    }
    $0.on("contentView") { view, value in value.fill(view.contentView) }
    $0.ignore("vibrancyEffect")
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]

  private static let activityIndicator = ElementKind(
    "activityIndicatorView", UIActivityIndicatorView.self, extends: view
  ) {
    $0.choice(
      "style", \.style,
      [
        "medium": .medium, "large": .large, "white": .medium, "gray": .medium,
        "whiteLarge": .large,
      ])
    $0.color("color", \.color)
    $0.on("hidesWhenStopped") { view, value in view.hidesWhenStopped = value.isOn }
    $0.on("animating") { view, value in if value.isOn { view.startAnimating() } }
  }

  private static let progressView = ElementKind(
    "progressView", UIProgressView.self, extends: view
  ) {
    $0.choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar])
    $0.number("progress", \.progress)
    $0.color("progressTintColor", \.progressTintColor)
    $0.color("trackTintColor", \.trackTintColor)
  }

  private static let window = ElementKind("window", UIWindow.self, extends: view) {
    $0.ignore("visibleAtLaunch", "resizesToFullScreen")
  }
}
