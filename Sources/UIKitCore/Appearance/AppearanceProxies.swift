import Foundation

/// The appearance proxies of an app, and what they say of an object.
@MainActor
final class AppearanceProxies {
  private struct Rule {
    let kind: NSObject.Type
    /// From the inside out.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: NSObject
    /// How many classes the kind inherits from.
    let depth: Int
  }

  private var rules: [Rule] = []

  var isEmpty: Bool { rules.isEmpty }

  /// The proxy, which is the same object at every call: one of the class that is never shown.
  func proxy<Subject: NSObject>(
    of kind: Subject.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?
  ) -> Subject {
    let known = rules.first { rule in
      rule.kind == kind && rule.traits == traits
        && rule.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let proxy = known?.proxy as? Subject { return proxy }
    guard let proxy = ObjectMaker.make(kind) as? Subject else {
      UIKitException.raise(
        .invalidArgument,
        "\(kind) has no appearance proxy: it cannot be made with init() or init(frame:).")
    }
    rules.append(
      Rule(
        kind: kind, containers: containers, traits: traits, proxy: proxy,
        depth: sequence(first: Mirror(reflecting: proxy)) { $0.superclassMirror }
          .reduce(0) { count, _ in count + 1 }))
    return proxy
  }

  /// Gives a subject the look that the proxies have for it; `view` is the subject, or shows it.
  func apply(to subject: any AppearanceSubject, at view: UIView) {
    let rules = rulesFor(subject, at: view)
    guard !rules.isEmpty else { return }
    for (index, property) in AppearanceProperty.all.enumerated() {
      guard let wanted = rules.lazy.compactMap({ property.value(of: $0.proxy) }).last else {
        continue
      }
      // Values that the app has set on the object itself stay.
      if let present = property.value(of: subject) {
        guard let applied = subject.appliedAppearances[index], isSame(present, applied) else {
          continue
        }
      }
      property.set(wanted, subject)
      subject.appliedAppearances[index] = property.value(of: subject)
    }
  }

  private func isSame(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return true }
    return one == other
  }

  // MARK: Which proxies say something

  /// The one that counts most last.
  private func rulesFor(_ subject: any AppearanceSubject, at view: UIView) -> [Rule] {
    let able = rules.filter { rule in
      subject.isKind(of: rule.kind)
        && (rule.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
    }
    guard !able.isEmpty else { return [] }
    let around = containers(of: view, isSubject: subject === view)
    let ranked = able.enumerated().compactMap { order, rule -> (rank: [Int], rule: Rule)? in
      guard let outermost = outermost(of: rule.containers, in: around) else { return nil }
      let rank = [
        outermost, rule.containers.count, rule.depth, rule.traits == nil ? 0 : 1, order,
      ]
      return (rank, rule)
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.rule)
  }

  /// Returns the position, counted from 1, at which the last of those classes is found in a chain
  /// of containers from the inside out; 0 without classes; `nil` if the chain does not contain all
  /// of them in that order.
  private func outermost(
    of wanted: [any UIAppearanceContainer.Type], in containers: [UIResponder]
  ) -> Int? {
    var place = 0
    for kind in wanted {
      guard
        let found = containers[place...].firstIndex(where: { container in
          (kind as? NSObject.Type).map { container.isKind(of: $0) } ?? false
        })
      else { return nil }
      place = found + 1
    }
    return place
  }

  private func containers(of view: UIView, isSubject: Bool) -> [UIResponder] {
    var found: [UIResponder] = []
    var next = isSubject ? view.next : view
    while let responder = next, responder is UIView || responder is UIViewController {
      found.append(responder)
      next = responder.next
    }
    return found
  }
}
