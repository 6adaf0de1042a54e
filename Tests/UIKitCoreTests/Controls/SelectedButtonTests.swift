import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// Tests for the looks of selected buttons, of their roles, and of bar buttons with several titles.
@MainActor @Suite(.stage) struct SelectedButtonTests {
  private typealias Configuration = UIButton.Configuration

  @Test func `18.6.7 a selected plain button has the tint behind its title`() {
    #expect(Configuration.plain().look(state: .normal, tint: .red).background == nil)
    let look = Configuration.plain().look(state: .selected, tint: .red)
    #expect(look.background == UIColor.red.withAlphaComponent(0.18))
    #expect(look.foreground == .red)
  }

  @Test func `18.6.7 a selected grey or tinted button is filled`() {
    for configuration in [Configuration.gray(), .tinted(), .filled()] {
      let look = configuration.look(state: .selected, tint: .red)
      #expect(look.background == .red)
      #expect(look.foreground == .white)
    }
  }

  @Test func `18.6.7 a configuration that does not follow the selection keeps its colours`() {
    var configuration = Configuration.plain()
    configuration.automaticallyUpdateForSelection = false
    #expect(configuration.look(state: .selected, tint: .red).background == nil)
  }

  @Test func `18.6.7 a destructive button is red`() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .green
    button.updateContent()
    #expect(button.backgroundFill == .green)
    button.role = .destructive
    #expect(button.backgroundFill == .systemRed)
  }

  @Test func `18.6.5 a bar button is as wide as the widest of its possible titles`() {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    let view = BarButtonView(item: item)
    let narrow = view.wantedWidth
    item.possibleTitles = ["On", "Off for now"]
    let wide = view.wantedWidth
    #expect(wide > narrow)
    item.title = "Off for now"
    #expect(abs(view.wantedWidth - wide) <= 1)
  }
}
