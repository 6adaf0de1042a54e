import Foundation

extension ElementKind {
  /// Controls, and what text is typed into.
  static let controls: [ElementKind] = [
    control, button, segmentedControl, textField, slider, switchElement, stepper, pageControl,
    datePicker, pickerView, searchBar, refreshControl,
  ]

  static let control = ElementKind("control", UIControl.self, extends: view) {
    $0.choice("contentHorizontalAlignment", \.contentHorizontalAlignment, Choices.horizontal)
    $0.choice("contentVerticalAlignment", \.contentVerticalAlignment, Choices.vertical)
    $0.flag("enabled", \.isEnabled)
    $0.flag("selected", \.isSelected)
    $0.flag("highlighted", \.isHighlighted)
    $0.flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    $0.ignore("toolTip")
  }

  private static let segmentedControl = ElementKind(
    "segmentedControl", UISegmentedControl.self, extends: control
  ) {
    $0.on("segments") { control, value in
      for (index, segment) in (value.child?.children ?? []).enumerated() {
        if let name = segment["image"] {
          control.insertSegment(
            with: value.coder.context.image(named: name, catalog: segment["catalog"]), at: index,
            animated: false)
        } else {
          let title =
            value.document.strings[value.coder.element.id, "segmentTitles[\(index)]"]
            ?? segment["title"]
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
        if let width = InterfaceNumber.parse(segment["width"]) {
          control.setWidth(CGFloat(width), forSegmentAt: index)
        }
      }
    }
    $0.on("selectedSegmentIndex") { control, value in
      guard let index = value.integer, (-1..<control.numberOfSegments).contains(index) else {
        return value.document.report(value.coder.element, "there is no such segment")
      }
      control.selectedSegmentIndex = index
    }
    $0.flag("momentary", \.isMomentary)
    $0.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    $0.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
    $0.ignore("segmentControlStyle")
  }

  private static let textField = ElementKind("textField", UITextField.self, extends: control) {
    // 9.1.10 – none of these calls an override.
    $0.on("fontDescription", \.font) { field, value in
      if let font = value.font { field.restyle([.font: font]) }
    }
    $0.on("textColor", \.textColor) { field, value in
      field.restyle([.foregroundColor: value.color ?? .label])
    }
    $0.choice("textAlignment", \.textAlignment, Choices.alignment)
    $0.choice(
      "borderStyle", \.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    $0.choice("clearButtonMode", \.clearButtonMode, viewModes)
    $0.flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
    $0.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    $0.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
    $0.number("minimumFontSize", \.minimumFontSize)
    $0.on("placeholder", \.placeholder) { field, value in
      field.setPlaceholder(value.text.map { StyledText($0, [:]) })
    }
    $0.on("attributedPlaceholder") { field, value in
      field.setPlaceholder(value.attributedText.map { StyledText($0) })
    }
    $0.on("text", \.text) { $0.setText($1.text) }
    $0.on("attributedText") { $0.setAttributedText($1.attributedText) }
    $0.on("textInputTraits") { field, value in
      value.inputTraits {
        $0.keyboard.map { field.keyboardType = $0 }
        $0.returnKey.map { field.returnKeyType = $0 }
        $0.capitals.map { field.autocapitalizationType = $0 }
        $0.correction.map { field.autocorrectionType = $0 }
        $0.spelling.map { field.spellCheckingType = $0 }
        $0.quotes.map { field.smartQuotesType = $0 }
        $0.dashes.map { field.smartDashesType = $0 }
        $0.look.map { field.keyboardAppearance = $0 }
        $0.isSecure.map { field.isSecureTextEntry = $0 }
        $0.enablesReturnKey.map { field.enablesReturnKeyAutomatically = $0 }
        $0.content.map { field.textContentType = $0 }
      }
    }
    $0.ignore("background", "disabledBackground", "allowsEditingTextAttributes")
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  private static let slider = ElementKind("slider", UISlider.self, extends: control) {
    $0.number("minValue", \.minimumValue)
    $0.number("maxValue", \.maximumValue)
    $0.number("value", \.value)
    $0.flag("continuous", \.isContinuous)
    $0.color("minimumTrackTintColor", \.minimumTrackTintColor)
    $0.color("maximumTrackTintColor", \.maximumTrackTintColor)
    $0.color("thumbTintColor", \.thumbTintColor)
    $0.image("minimumValueImage", \.minimumValueImage)
    $0.image("maximumValueImage", \.maximumValueImage)
  }

  private static let switchElement = ElementKind("switch", UISwitch.self, extends: control) {
    $0.flag("on", \.isOn)
    $0.color("onTintColor", \.onTintColor)
    $0.color("thumbTintColor", \.thumbTintColor)
    $0.ignore("title", "preferredStyle")
  }

  private static let stepper = ElementKind("stepper", UIStepper.self, extends: control) {
    $0.on("minimumValue", setLimits)
    $0.on("maximumValue", setLimits)
    $0.on("stepValue") { stepper, value in
      guard let step = value.number, step > 0 else {
        return value.document.report(value.coder.element, "the step is not above 0")
      }
      stepper.stepValue = Double(step)
    }
    $0.number("value", \.value)
    $0.flag("wraps", \.wraps)
    $0.flag("continuous", \.isContinuous)
    $0.flag("autorepeat", \.autorepeat)
  }

  // Both at once: each has to be on its side of the other.
  private static func setLimits(_ stepper: UIStepper, _ value: InterfaceValue) {
    let low = Double(value.coder.value("minimumValue")?.number ?? 0)
    let high = Double(value.coder.value("maximumValue")?.number ?? 100)
    guard low < high else {
      return value.document.report(value.coder.element, "the limits leave no room")
    }
    if low < stepper.maximumValue {
      stepper.minimumValue = low
      stepper.maximumValue = high
    } else {
      stepper.maximumValue = high
      stepper.minimumValue = low
    }
  }

  private static let pageControl = ElementKind(
    "pageControl", UIPageControl.self, extends: control
  ) {
    $0.on("numberOfPages") { control, value in
      value.integer.map { control.numberOfPages = min(max($0, 0), mostPages) }
    }
    $0.number("currentPage", \.currentPage)
    $0.flag("hidesForSinglePage", \.hidesForSinglePage)
    $0.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
    $0.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    $0.ignore("defersCurrentPageDisplay")
  }

  /// More than people can tell from each other.
  private static let mostPages = 1000

  private static let datePicker = ElementKind("datePicker", UIDatePicker.self, extends: control) {
    $0.choice(
      "datePickerMode", \.datePickerMode,
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ])
    $0.choice(
      "style", \.preferredDatePickerStyle,
      ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic])
    $0.number("minuteInterval", \.minuteInterval)
    $0.on("minimumDate") { picker, value in value.date.map { picker.minimumDate = $0 } }
    $0.on("maximumDate") { picker, value in value.date.map { picker.maximumDate = $0 } }
    $0.on("date") { picker, value in
      if !value.coder.element.isOn("useCurrentDate") { value.date.map { picker.date = $0 } }
    }
    $0.on("locale") { picker, value in
      value.child?["localeIdentifier"].map { picker.locale = Locale(identifier: $0) }
    }
    $0.number("countDownDuration", \.countDownDuration)
    $0.ignore("useCurrentDate")
  }

  private static let pickerView = ElementKind("pickerView", UIPickerView.self, extends: view) {
    $0.ignore("showsSelectionIndicator")
  }

  private static let searchBar = ElementKind("searchBar", UISearchBar.self, extends: view) {
    $0.text("text", \.text)
    $0.text("placeholder", \.placeholder)
    $0.choice(
      "searchBarStyle", \.searchBarStyle,
      ["default": .default, "minimal": .minimal, "prominent": .prominent])
    $0.flag("showsCancelButton", \.showsCancelButton)
    $0.flag("showsBookmarkButton", \.showsBookmarkButton)
    $0.on("scopeButtonTitles") { bar, value in
      bar.scopeButtonTitles = value.child?.children.enumerated().map { index, title in
        value.document.strings[value.coder.element.id, "scopeButtonTitles[\(index)]"] ?? title.text
      }
    }
    $0.flag("showsScopeBar", \.showsScopeBar)
    $0.color("barTintColor", \.barTintColor)
    $0.on("textInputTraits") { bar, value in
      value.inputTraits {
        $0.keyboard.map { bar.keyboardType = $0 }
        $0.returnKey.map { bar.returnKeyType = $0 }
        $0.capitals.map { bar.autocapitalizationType = $0 }
        $0.correction.map { bar.autocorrectionType = $0 }
        $0.spelling.map { bar.spellCheckingType = $0 }
        $0.quotes.map { bar.smartQuotesType = $0 }
        $0.dashes.map { bar.smartDashesType = $0 }
      }
    }
    $0.flag("translucent", \.isTranslucent)
    $0.choice("barStyle", \.barStyle, Choices.barStyle)
    $0.ignore("showsSearchResultsButton", "searchResultsButtonSelected")
  }

  private static let refreshControl = ElementKind(
    "refreshControl", UIRefreshControl.self, extends: control)
}

/// How a keyboard is for a field.
struct InputTraits {
  var keyboard: UIKeyboardType?
  var returnKey: UIReturnKeyType?
  var capitals: UITextAutocapitalizationType?
  var correction: UITextAutocorrectionType?
  var spelling: UITextSpellCheckingType?
  var quotes: UITextSmartQuotesType?
  var dashes: UITextSmartDashesType?
  var look: UIKeyboardAppearance?
  var isSecure: Bool?
  var enablesReturnKey: Bool?
  var content: UITextContentType?
}

extension InterfaceValue {
  func inputTraits(_ use: (InputTraits) -> Void) {
    guard let child else { return }
    var traits = InputTraits()
    for (name, value) in child.attributes where name != "key" && name != "id" {
      let isOn = value == "YES"
      switch name {
      case "keyboardType": traits.keyboard = Choices.keyboard[value]
      case "returnKeyType": traits.returnKey = Choices.returnKey[value]
      case "autocapitalizationType": traits.capitals = Choices.capitals[value]
      case "autocorrectionType": traits.correction = Choices.yesNo[value]
      case "keyboardAppearance": traits.look = Choices.keyboardLook[value]
      case "secureTextEntry": traits.isSecure = isOn
      case "enablesReturnKeyAutomatically": traits.enablesReturnKey = isOn
      case "textContentType": traits.content = UITextContentType(rawValue: value)
      case "smartQuotesType": traits.quotes = Choices.smartQuotes[value]
      case "smartDashesType": traits.dashes = Choices.smartDashes[value]
      case "spellCheckingType": traits.spelling = Choices.spelling[value]
      // Other corrections have no effect here.
      case "smartInsertDeleteType", "passwordRules": break
      default: document.reportUnknown("the attribute \(name)", in: child)
      }
    }
    use(traits)
  }

  var date: Date? {
    InterfaceNumber.parse(child?["timeIntervalSinceReferenceDate"]).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
}
