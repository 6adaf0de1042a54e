"""Small symbol graphs, written by hand."""

LISTING = """\
# A comment.
class\tkind\tswift_name\tswift_declaration\tsource
UIView\tclass\tUIView\tclass UIView\theaders
UIView\tinit\tinit(frame:)\tinit(frame: CGRect)\theaders
UIView\tinit\tinit(coder:)\tinit?(coder: NSCoder)\theaders
UIView\tfactory init\tinit(style:)\tinit(style: Int)\theaders
UIView\tproperty\talpha\tvar alpha: Double { get set }\theaders
UIView\tproperty\ttintColor\tvar tintColor: UIColor! { get set }\theaders
UIView\tproperty\tdelegate\tweak var delegate: (any UIBarDelegate)? { get set }\theaders
UIView\tproperty\towner\tunowned(unsafe) var owner: (any UIBarDelegate)? { get set }\theaders
UIView\tproperty\tfirst\tvar first: UIView? { get }\theaders
UIView\tclass property\tlayerClass\tclass var layerClass: AnyClass { get }\theaders
UIView\tclass property\tnoIntrinsicMetric\tclass let noIntrinsicMetric: Double\theaders
UIView\tnested enum\tContentMode\tenum ContentMode\theaders
UIView\tcase\tContentMode.left\tcase left\theaders
UIView\tmethod\tdismiss(animated:completion:)\tfunc dismiss(animated flag: Bool, \
completion: (() -> Void)? = nil)\theaders
UIView\tmethod\tpopItem(animated:)\tfunc popItem(animated: Bool) -> UIView?\theaders
UIView\tmethod\tanchor(to:)\tfunc anchor(to other: UIView) -> UIView\theaders
UIView\tmethod\tscroll(to:)\tfunc scroll(to indexPath: NSIndexPath)\theaders
UIView\tmethod\taction(_:)\tfunc action(_ action: OpaquePointer?)\theaders
UIView\tmethod\topen(_:)\tfunc open(_ url: NSURL) async -> Bool\theaders
UIView\tmethod\tgrouped\tpublic func grouped(name: Swift.String = "", \
handler: UIKit.UIHandler) -> UIKit.UIView\toverlay
UIBarDelegate\tprotocol\tUIBarDelegate\tprotocol UIBarDelegate : NSObjectProtocol\theaders
UIBarDelegate\tmethod\tdid(_:)\toptional func did(_ view: UIView) -> Bool\theaders
UIBarDelegate\tmethod\tlaunch(options:)\toptional func launch(options: \
[String : Any]? = nil) -> Bool\theaders
UIBarDelegate\tmethod\tmust(_:)\tfunc must(_ view: UIView) -> Bool\theaders
"""

SUPPLEMENT = """\
symbol\tdeclaration\tcitation\twhy
UIEdge\tpublic enum UIEdge : UInt\thttps://developer.apple.com/documentation/uikit/uiedge\ttop level
"""


class Graph:
    """A symbol graph that grows by a call for each declaration."""

    def __init__(self):
        self.symbols = []
        self.relationships = []

    def add(self, path, text, access="public", identifier=None, in_extension=False):
        identifier = identifier or f"{path} {text}"
        self.symbols.append({
            "kind": {"identifier": "swift.symbol"},
            "identifier": {"precise": identifier},
            "pathComponents": path.split("."),
            "accessLevel": access,
            "declarationFragments": [{"kind": "text", "spelling": text}],
        })
        if in_extension:
            self.symbols[-1]["swiftExtension"] = {"extendedModule": "UIKitCore"}
        return identifier

    def relate(self, kind, source, target, **rest):
        self.relationships.append({"kind": kind, "source": source, "target": target, **rest})

    @property
    def json(self):
        return {"symbols": self.symbols, "relationships": self.relationships}


def view_graph():
    """A graph that starts with the class and the protocol that the listing has."""
    graph = Graph()
    graph.add("UIView", "@MainActor @preconcurrency class UIView", "open", "view")
    graph.add("UIBarDelegate", "@MainActor protocol UIBarDelegate : NSObjectProtocol",
              identifier="protocol")
    return graph
