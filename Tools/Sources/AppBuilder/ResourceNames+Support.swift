// The types behind the names of `R`.

extension ResourceNames {
  /// Their declarations, with an expression for the bundle.
  static func support(_ bundle: String) -> String {
    """
    import Foundation
    import UIKit

    private final class resource_R_Bundle {}

    private nonisolated let resource_R_bundle = \(bundle)

    struct resource_R_Image: Sendable {
      let name: String
      var bundle: Bundle { resource_R_bundle }
      func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: resource_R_bundle, compatibleWith: traits)
      }
    }

    struct resource_R_Color: Sendable {
      let name: String
      var bundle: Bundle { resource_R_bundle }
      func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: resource_R_bundle, compatibleWith: traits)
      }
    }

    extension UIImage {
      convenience init?(resource: resource_R_Image, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource_R_bundle, compatibleWith: traits)
      }
    }

    extension UIColor {
      convenience init?(resource: resource_R_Color, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource_R_bundle, compatibleWith: traits)
      }
    }

    struct resource_R_File: Sendable {
      let name: String
      func callAsFunction(_: Void = ()) -> URL? { url() }
      func url() -> URL? { resource_R_bundle.url(forResource: name, withExtension: nil) }
      func path() -> String? { url()?.path }
    }

    struct resource_R_String: Sendable {
      let name: String
      let table: String
      var key: String { name }

      func callAsFunction(
        _ values: Any..., preferredLanguages: [String]? = nil
      ) -> String {
        let bundle = preferredLanguages?.lazy.compactMap { language in
          resource_R_bundle.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:))
        }.first ?? resource_R_bundle
        let text = bundle.localizedString(forKey: name, value: nil, table: table)
        return values.isEmpty ? text : Self.text(text, values)
      }

      /// Strings are no arguments of C's on Linux, so that each place is filled by itself.
      private static func text(_ format: String, _ values: [Any]) -> String {
        var next = 0
        return format.replacing(#/%(?:(\\d+)\\$)?([-+ 0#]*\\d*(?:\\.\\d+)?(?:hh|h|ll|l|q|z)?[@a-zA-Z%])/#) { match in
          if match.2 == "%" { return "%" }
          let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
          next += 1
          guard values.indices.contains(place) else { return String(match.0) }
          guard !match.2.hasSuffix("@"), let value = values[place] as? any CVarArg else {
            return "\\(values[place])"
          }
          return withVaList([value]) { NSString(format: "%\\(match.2)", arguments: $0) as String }
        }
      }
    }

    protocol resource_R_Storyboard: Sendable {
      var name: String { get }
    }

    extension resource_R_Storyboard {
      var bundle: Bundle { resource_R_bundle }
      @preconcurrency @MainActor var storyboard: UIStoryboard {
        UIStoryboard(name: name, bundle: resource_R_bundle)
      }
      @preconcurrency @MainActor func callAsFunction(_: Void = ()) -> UIStoryboard { storyboard }
    }

    struct resource_R_Nib<View>: Sendable {
      let name: String
      fileprivate let identifier: String?
      var bundle: Bundle { resource_R_bundle }
      @preconcurrency @MainActor func callAsFunction(_: Void = ()) -> UINib {
        UINib(nibName: name, bundle: resource_R_bundle)
      }
      @preconcurrency @MainActor func instantiate(
        withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
      ) -> [Any] {
        self().instantiate(withOwner: owner, options: options)
      }
      @preconcurrency @MainActor func firstView(
        owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil
      ) -> View? {
        instantiate(withOwner: owner, options: options).first as? View
      }
      @preconcurrency @MainActor func callAsFunction(owner: Any?) -> View? { firstView(owner: owner) }
    }

    extension UINib {
      convenience init<View>(resource: resource_R_Nib<View>) {
        self.init(nibName: resource.name, bundle: resource_R_bundle)
      }
    }

    struct resource_R_Identifier<Reusable>: Sendable {
      let identifier: String
    }

    extension UITableView {
      func register<View>(_ nib: resource_R_Nib<View>) {
        register(nib(), forCellReuseIdentifier: nib.identifier ?? nib.name)
      }
      func registerHeaderFooterView<View>(_ nib: resource_R_Nib<View>) {
        register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier ?? nib.name)
      }
      func dequeueReusableCell<Cell>(
        withIdentifier identifier: resource_R_Identifier<Cell>, for indexPath: IndexPath
      ) -> Cell? {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Cell
      }
      func dequeueReusableHeaderFooterView<View>(
        withIdentifier identifier: resource_R_Identifier<View>
      ) -> View? {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? View
      }
    }

    extension UICollectionView {
      func register<View>(_ nib: resource_R_Nib<View>) {
        register(nib(), forCellWithReuseIdentifier: nib.identifier ?? nib.name)
      }
      func register<View>(_ nib: resource_R_Nib<View>, forSupplementaryViewOfKind kind: String) {
        register(
          nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier ?? nib.name)
      }
      func dequeueReusableCell<Cell>(
        withReuseIdentifier identifier: resource_R_Identifier<Cell>, for indexPath: IndexPath
      ) -> Cell? {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Cell
      }
    }

    struct resource_R_Segue: Sendable {
      let identifier: String
    }

    extension UIViewController {
      func performSegue(withIdentifier segue: resource_R_Segue, sender: Any?) {
        performSegue(withIdentifier: segue.identifier, sender: sender)
      }
    }

    extension UIStoryboard {
      convenience init(resource: some resource_R_Storyboard) {
        self.init(name: resource.name, bundle: resource_R_bundle)
      }
    }


    """
  }
}
