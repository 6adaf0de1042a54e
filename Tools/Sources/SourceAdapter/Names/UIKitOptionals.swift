/// The methods of UIKit's protocols that are optional with Apple. Our protocols have them as requirements
/// that do something for who has no such method.
package enum UIKitOptionals {
  /// A protocol's default for types without a method of their own.
  struct Method: Sendable {
    let proto: String
    /// An expression, where `$0` is the first parameter; `Void` without a result, `-` where one
    /// expression is not enough.
    let result: String

    /// The expression with the names that the parameters have.
    func body(with parameters: [String]) -> String {
      parameters.enumerated().reduce(result) { $0.replacing("$\($1.offset)", with: $1.element) }
    }
  }

  /// The protocols that protocols of UIKit's refine: a class that conforms to one has their methods, too.
  static let inherited: [String: [String]] = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UINavigationBarDelegate": ["UIBarPositioningDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UISearchBarDelegate": ["UIBarPositioningDelegate"],
    "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIToolbarDelegate": ["UIBarPositioningDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  static func contains(name: String, labels: [String]) -> Bool {
    methods[key(name, labels)] != nil
  }

  /// Returns a Boolean value that indicates whether a call with these labels, and closures behind
  /// its parentheses, may mean such a method.
  static func contains(name: String, labels: [String], trailing: Int) -> Bool {
    guard trailing > 0 else { return contains(name: name, labels: labels) }
    return labelsByName[name]?.contains {
      $0.count == labels.count + trailing && $0.starts(with: labels)
    } == true
  }

  /// The protocol with a method of that name and these labels; of several the first.
  static func proto(of name: String, labels: [String]) -> String? {
    methods[key(name, labels)]?.first?.proto
  }

  /// The method of one of these protocols.
  static func method(named name: String, labels: [String], of protocols: Set<String>) -> Method? {
    methods[key(name, labels)]?.first { protocols.contains($0.proto) }
  }

  /// Returns a Boolean value that indicates whether the stage has the method of a delegate or a data source and
  /// never calls it, with its full name: `webView(_:didFinish:)`.
  package static func isUncalled(_ method: String, of proto: String) -> Bool {
    uncalledLines.contains("\(proto) \(method)")
  }

  private static let uncalledLines = Set(uncalled.split(separator: "\n").map(String.init))

  private static func key(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private static let labelsByName: [String: [[String]]] = methods.keys.reduce(into: [:]) {
    let parts = $1.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    $0[String(parts[0]), default: []].append(parts[1].split(separator: ":").map(String.init))
  }

  private static let methods: [String: [Method]] = list.split(separator: "\n").reduce(into: [:]) {
    let parts = $1.split(separator: " ", maxSplits: 2).map(String.init)
    $0[parts[1], default: []].append(Method(proto: parts[0], result: parts[2]))
  }
}
