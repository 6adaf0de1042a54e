"""A small stage and a small table."""

from missing_names.stage import Stage
from missing_names.table import Row


def symbol(path, kind, text="", access="public", generics=None):
    entry = {"identifier": {"precise": f"s:{path}"}, "kind": {"identifier": f"swift.{kind}"},
             "pathComponents": path.split("."), "accessLevel": access,
             "declarationFragments": [{"spelling": text}]}
    if generics:
        entry["swiftGenerics"] = generics
    return entry


def stage():
    """A view with a frame, a cell below it, a protocol with a case of everything."""
    symbols = [symbol("NSObject", "class"), symbol("NSObject.init()", "init"),
               symbol("UIView", "class", "@MainActor class UIView"),
               symbol("UIView.frame", "property"), symbol("UIView.init(frame:)", "init"),
               symbol("UILabel", "class"), symbol("UIViewController", "class"),
               symbol("UIStyle", "enum"), symbol("UIStyle.plain", "enum.case"),
               symbol("UIPoint", "struct"), symbol("UIFinder.find(_:)", "method"),
               symbol("UIFinder", "class"), symbol("UIHidden", "class", access="internal"),
               symbol("UIList", "class", generics={"parameters": []})]
    relations = [("UIView", "NSObject"), ("UILabel", "UIView"), ("UIViewController", "NSObject")]
    return Stage([{"symbols": symbols, "relationships": [
        {"kind": "inheritsFrom", "source": f"s:{source}", "target": f"s:{target}"}
        for source, target in relations]}])


def row(name, kind, text, requirement="", inherits="", conforms="", key=None):
    return Row(name, kind, requirement, inherits, tuple(filter(None, conforms.split(","))), text,
               key or name)
