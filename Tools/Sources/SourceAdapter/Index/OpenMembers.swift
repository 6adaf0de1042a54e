import SwiftSyntax

// With Objective-C a class overrides members that extensions add to its superclasses: every view of an app may
// have its own `layoutSize`, though `UIView` has it from an extension. Swift alone does not allow that. The member of
// the extension asks the records of the object's class for an override, and calls its own code where there is none.

/// A member that an extension adds to a class, or an override of one.
struct MemberOfExtension: Codable, Hashable, Sendable {
  let type: String
  let name: String
  /// `nil` for a property.
  let labels: [String]?

  /// The key under which overrides are registered.
  func key(_ suffix: String = "") -> String {
    let parameters = labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
    return "member \(name)\(parameters)\(suffix)"
  }

  /// The name of the code that this type has for the member.
  var newName: String { ExtensionFace.newName(of: name, in: type) }

  func isSameMember(as other: MemberOfExtension) -> Bool {
    name == other.name && labels == other.labels
  }
}

extension FunctionDeclSyntax {
  /// The method as a member that overrides can be found for; `nil` where it has a form that no record can have.
  func memberOfExtension(in scope: TypeScopes.Scope) -> MemberOfExtension? {
    let parameters = signature.parameterClause.parameters
    guard !modifiers.isOnType, !modifiers.contains("private"), !modifiers.contains("fileprivate"),
      !isAsync, !canThrow, body != nil, !scope.isGeneric, genericParameterClause == nil,
      !parameters.contains(where: {
        $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ")
      }), !functionType.contains("Self")
    else { return nil }
    return MemberOfExtension(type: scope.path, name: name.identifierText, labels: labels)
  }
}

extension VariableDeclSyntax {
  /// The same for a computed property.
  func memberOfExtension(in scope: TypeScopes.Scope) -> MemberOfExtension? {
    guard !modifiers.isOnType, !modifiers.contains("private"), !modifiers.contains("fileprivate"),
      !scope.isGeneric, bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = binding.typeAnnotation?.type, !type.trimmedDescription.contains("Self"),
      let block = binding.accessorBlock, !block.observesOnly
    else { return nil }
    return MemberOfExtension(type: scope.path, name: name, labels: nil)
  }

  /// A Boolean value that indicates whether a computed property can be set.
  var hasSetter: Bool {
    guard case .accessors(let list)? = bindings.first?.accessorBlock?.accessors else {
      return false
    }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether these are observers of a stored property.
  fileprivate var observesOnly: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

/// The superclasses of UIKit's classes, as far as extensions of them are overridden.
enum UIKitHierarchy {
  /// Returns the superclasses of a class, nearest first.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var next = parents[name]
    while let current = next {
      found.append(current)
      next = parents[current]
    }
    if found.last != "NSObject", name != "NSObject" { found.append("NSObject") }
    return found
  }

  private static let parents: [String: String] = {
    let families: [String: String] = [
      "UIResponder": "UIView UIViewController UIApplication",
      "UIView": """
      UIControl UIScrollView UILabel UIImageView UIStackView UITableViewCell UIWindow UIToolbar \
      UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UITabBar UISearchBar \
      UIProgressView UIActivityIndicatorView UIPickerView UIVisualEffectView UIInputView WKWebView MKMapView
      """,
      "UIControl": """
      UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker \
      UIRefreshControl
      """,
      "UIScrollView": "UITableView UICollectionView UITextView",
      "UICollectionReusableView": "UICollectionViewCell",
      "UICollectionViewCell": "UICollectionViewListCell",
      "UIViewController": """
      UINavigationController UITabBarController UISplitViewController UIPageViewController UIAlertController \
      UITableViewController UICollectionViewController UISearchController UIActivityViewController \
      UIInputViewController
      """,
      "UINavigationController": "UIImagePickerController",
      "CALayer": "CAShapeLayer CAGradientLayer CATextLayer",
      "UICollectionViewLayout": "UICollectionViewFlowLayout UICollectionViewCompositionalLayout",
    ]
    return families.reduce(into: [:]) { parents, family in
      for child in family.value.split(separator: " ") { parents[String(child)] = family.key }
    }
  }()
}

extension ModuleIndex {
  /// The superclasses of a class of the project, nearest first, with those of UIKit's above them.
  private func superclasses(of type: String) -> [String] {
    let own = chain(type)
    return own.dropFirst() + UIKitHierarchy.superclasses(of: own.last ?? type)
  }

  /// Finds the members of extensions of other modules' classes that something overrides.
  static func openMembers(
    _ members: some Sequence<MemberOfExtension>, overriddenBy overrides: Set<MemberOfExtension>,
    in types: [String: IndexedType]
  ) -> Set<MemberOfExtension> {
    let names = Set(overrides.map(\.name))
    return Set(
      members.filter { member in
        types[member.type] == nil && names.contains(member.name)
          && overrides.contains { $0.isSameMember(as: member) && $0.type != member.type }
      })
  }

  /// The member of an extension that an override means; `nil` where it means one of a class.
  func openMember(overriddenBy member: MemberOfExtension) -> MemberOfExtension? {
    let open = openMembers.filter { $0.isSameMember(as: member) }
    guard !open.isEmpty else { return nil }
    for type in superclasses(of: member.type) {
      if let found = open.first(where: { $0.type == type }) { return found }
      // A class of the project declares it itself.
      if declares(member, in: type) { return nil }
    }
    return nil
  }

  private func declares(_ member: MemberOfExtension, in type: String) -> Bool {
    guard let labels = member.labels else {
      return ownProperties.contains(MemberOfExtension(type: type, name: member.name, labels: nil))
    }
    return hasMethod(member.name, labels: labels, in: type)
      && !overrides.contains(MemberOfExtension(type: type, name: member.name, labels: labels))
  }

  /// The type whose code `super` means in an override of such a member.
  func superclass(ofOverride member: MemberOfExtension) -> String? {
    guard let open = openMember(overriddenBy: member) else { return nil }
    return superclasses(of: member.type).first { type in
      type == open.type
        || overrides.contains(
          MemberOfExtension(type: type, name: member.name, labels: member.labels))
    }
  }
}
