import UIKit

// Stands in for SwiftUI, which Linux has not, so that what the guide shows is compiled: its names, and
// as much of its shapes as the guide needs. Nothing is drawn.

@MainActor
protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError("There is nothing to be seen.") }
}

struct Button: View {
  let title: String
  let action: @MainActor () -> Void

  init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  var body: Never { fatalError("A button is a button.") }
}

struct List<Element: Identifiable, Row: View>: View {
  let rows: [Row]

  init(_ elements: [Element], row: (Element) -> Row) { rows = elements.map(row) }

  var body: Never { fatalError("A list is a list.") }
}

struct Titled<Content: View>: View {
  let content: Content
  let title: String
  var body: Content { content }
}

extension View {
  func navigationTitle(_ title: String) -> some View { Titled(content: self, title: title) }
}

final class UIHostingController<Content: View>: UIViewController {
  var rootView: Content

  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

// SwiftUIScreens.md

struct PhoneList: View {
  let phones: [Phone]
  let onSelect: @MainActor (Phone) -> Void

  var body: some View {
    List(phones) { phone in
      Button(phone.name) { onSelect(phone) }
    }
    .navigationTitle("Phones")
  }
}

struct PhonePage: View {
  let phone: Phone
  let onChoose: @MainActor () -> Void

  var body: some View {
    Button("Choose \(phone.name)", action: onChoose)
  }
}
