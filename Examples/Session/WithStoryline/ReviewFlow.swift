import Storyline

/// The sheet on which a review is written. It asks before a draft is lost.
final class ReviewFlow: Flow<String> {
  private let viewModel = ReviewViewModel()

  override func start() {
    let screen = ReviewViewController(viewModel: viewModel)
    screen.onChange = { [weak self] in self?.draftDidChange() }
    screen.onSave = { [weak self] in self?.save() }
    show(screen)
  }

  private func draftDidChange() {
    leaveGuard =
      viewModel.isEmpty ? nil : LeaveGuard { [weak self] in await self?.mayDiscard() ?? true }
  }

  private func mayDiscard() async -> Bool {
    let question = Alert(
      "Discard the review?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
    return await show(question).outcome.value == true
  }

  private func save() { finish(viewModel.text) }
}
