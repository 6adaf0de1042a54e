import StorylineCore
import Testing

@Suite struct MistakeTests {
  @Test(arguments: [
    Refusal.noNavigationController, .alreadyShown, .notRunning, .nothingToGoBackTo,
    .routeFailed("phone", "no such phone"),
  ])
  func `a command that code gave and that cannot be carried out is a mistake`(_ refusal: Refusal) {
    #expect(refusal.isMistake(from: .code))
  }

  @Test(arguments: [Refusal.busy, .guarded, .endedBeforeShown, .placeIsGone, .windowClosed])
  func `what a person, time or the caller has chosen is no mistake`(_ refusal: Refusal) {
    #expect(!refusal.isMistake(from: .code))
    #expect(!refusal.isMistake(from: .link))
  }

  @Test(arguments: [
    Refusal.superseded, .expired, .gateStayedClosed, .routeFailed("phone", "no such phone"),
    .parameter("id", "is no number"), .otherRoot("Shop", "SignIn"),
  ])
  func `a link that leads nowhere today is no mistake`(_ refusal: Refusal) {
    #expect(!refusal.isMistake(from: .link))
  }

  @Test(arguments: [Refusal.noNavigationController, .alreadyShown, .otherParent])
  func `a route that no link can follow is a mistake`(_ refusal: Refusal) {
    #expect(refusal.isMistake(from: .link))
  }
}
