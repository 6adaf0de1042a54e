"""Neutral answers: the Swift of a value that says nothing, where there is one."""

import re

NUMBERS = set("""Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double CGFloat
TimeInterval CFTimeInterval CFIndex NSInteger NSUInteger unichar UILayoutPriority.RawValue""".split())

_VALUES = {
    "Bool": "false", "String": '""', "Substring": '""', "CGRect": ".zero", "CGPoint": ".zero",
    "CMTime": ".zero", "CMTimeRange": ".zero", "CGSize": ".zero",
    "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero",
    "CGVector": ".zero", "UIOffset": ".zero", "CGAffineTransform": ".identity",
    "NSRange": "NSRange(location: NSNotFound, length: 0)", "Date": "Date()", "Data": "Data()",
    "URL": 'URL(fileURLWithPath: "/dev/null")', "UUID": "UUID()", "Locale": "Locale.current",
    "IndexSet": "IndexSet()", "IndexPath": "IndexPath()",
    "AttributedString": 'AttributedString("")', "UIColor": "UIColor.clear",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIImage": "UIImage()",
    "CGColor": "UIColor.clear.cgColor", "Decimal": "Decimal()",
    "CATransform3D": "CATransform3DIdentity", "DateComponents": "DateComponents()",
    "CharacterSet": "CharacterSet()", "NSObject": "NSObject()",
    "NSNumber": "NSNumber(value: 0)", "NSString": "NSString()",
    "NSAttributedString": "NSAttributedString()", "OperationQueue": "OperationQueue()",
}

# The cases that say the least, the best first.
_NEUTRAL_CASES = ("none", "unknown", "unspecified", "automatic", "default", "normal",
                  "notDetermined", "unavailable", "any", "plain")


def neutral(model, text, scope):
    """A value of a type; empty for `Void`, None where there is no neutral one."""
    text = re.sub(r"^(@\w+(\([^)]*\))? )+", "", text.strip())
    if text in ("", "Void", "()"):
        return ""
    if text.endswith(("?", "!")) or text.startswith("Optional<"):
        return "nil"
    if text.startswith("[") and text.endswith("]"):
        return "[:]" if _is_dictionary(text) else "[]"
    if text.startswith("Set<"):
        return "[]"
    if text in NUMBERS:
        return "0"
    if text in _VALUES:
        return _VALUES[text]
    name = model.resolve(text.removeprefix("any ").strip(), scope)
    if name is None:
        return None
    if name in _VALUES:
        return _VALUES[name]
    kind = model.kind(name)
    if kind == "enum":
        return _case(model, name)
    if kind == "struct":
        return _structure(model, name)
    if kind == "class":
        return _object(model, name)
    return None


def _is_dictionary(text):
    depth = 0
    for character in text[1:-1]:
        depth += character in "([<"
        depth -= character in ")]>"
        if character == ":" and depth == 0:
            return True
    return False


def _case(model, name):
    cases = [case.rpartition(".")[2] for case in model.cases.get(name, ()) if "(" not in case]
    chosen = next((case for case in _NEUTRAL_CASES if case in cases), None)
    chosen = chosen or (cases[0] if cases else None)
    return f"{name}.`{chosen}`" if chosen else None


def _structure(model, name):
    if model.is_option_set(name):
        return "[]"
    raw = model.raw_types.get(name)
    if raw == "String":
        return f'{name}(rawValue: "")'
    if raw in NUMBERS:
        return f"{name}(rawValue: 0)"
    return f"{name}()"


def _object(model, name):
    if name in model.missing_types and model.fixes.rows[name].traps:
        return None
    if name in model.missing_types or name in model.beside:
        arguments = root_arguments(model, name)
        return f"{name}({arguments})"
    if model.stage.has(f"{name}.init()") or any(
            model.is_a(name, base) for base in ("UIView", "UIViewController")):
        return f"{name}()"
    return None


def root_arguments(model, name):
    """The arguments of the initializer that every missing class has from its nearest superclass
    on the stage."""
    return _ROOTS[root_pattern(model, name)][1]


def root_signature(model, name):
    return _ROOTS[root_pattern(model, name)][0]


def root_pass_on(model, name):
    return _ROOTS[root_pattern(model, name)][2]


def root_pattern(model, name):
    for base in _ROOTS:
        if base and model.is_a(name, base):
            return base
    return ""


# By base: the initializer, neutral arguments, and its own arguments passed on.
_ROOTS = {
    "UITableViewCell": (
        "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
        "style: .default, reuseIdentifier: nil", "style: style, reuseIdentifier: reuseIdentifier"),
    "UITableViewHeaderFooterView": (
        "init(reuseIdentifier: String?)", "reuseIdentifier: nil",
        "reuseIdentifier: reuseIdentifier"),
    "UIGestureRecognizer": (
        "init(target: Any?, action: Selector?)", "target: nil, action: nil",
        "target: target, action: action"),
    "UIViewController": (
        "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
        "nibName: nil, bundle: nil", "nibName: nibNameOrNil, bundle: nibBundleOrNil"),
    "CALayer": ("init()", "", ""),
    "UIView": ("init(frame: CGRect)", "frame: .zero", "frame: frame"),
    "UIPresentationController": (
        "init(presentedViewController: UIViewController, presenting: UIViewController?)",
        "presentedViewController: UIViewController(), presenting: nil",
        "presentedViewController: presentedViewController, presenting: presenting"),
    "": ("init()", "", ""),
}
