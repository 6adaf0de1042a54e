import PhoneParts
import PhoneScripts
import StorylineTesting
import Testing

@testable import PhonesMVVMC

@Suite struct ListViewModelTests {
  private let service = PhoneServiceDouble()

  private func makeModel() -> ListViewModel { ListViewModel(service: service, patience: .zero) }

  @Test func `it begins empty, and says nothing of that while it loads`() async {
    let model = makeModel()
    var placeholders: [String?] = []
    service.onCall = { placeholders.append(model.placeholder) }
    #expect(model.placeholder == "No phones yet")
    await model.load()
    #expect(placeholders == [nil])
    #expect(model.phones == Phone.examples)
  }

  @Test func `whoever shows it hears before and after`() async {
    let model = makeModel()
    var updates: [Bool] = []
    model.onUpdate = { updates.append(model.isLoading) }
    await model.load()
    #expect(updates == [true, false])
  }

  @Test func `an error is told, and what was there stays`() async {
    let model = makeModel()
    var errors: [any Error] = []
    model.onError = { errors.append($0) }
    await model.load()
    service.answer = .failure(PhoneError.unreachable)
    await model.load()
    #expect(errors as? [PhoneError] == [.unreachable])
    #expect(model.phones == Phone.examples)
  }

  @Test func `a list that is given up is no error`() async {
    let model = makeModel()
    service.answer = .failure(CancellationError())
    model.onError = { Issue.record("It says \($0).") }
    await model.load()
    #expect(!model.isLoading)
  }

  @Test func `it is loaded once at a time`() async {
    let model = makeModel()
    service.onCall = { await model.load() }
    await model.load()
    #expect(service.calls == 1)
  }

  @Test func `a search shows what matches, and its end everything`() async throws {
    let model = makeModel()
    await model.load()
    model.search(for: "se")
    try await eventually { model.phones.map(\.id) == ["se"] }
    model.cancelSearch()
    #expect(model.phones == Phone.examples)
  }

  @Test func `only the last words are searched for`() async throws {
    let model = makeModel()
    await model.load()
    var counts: [Int] = []
    model.onUpdate = { counts.append(model.phones.count) }
    model.search(for: "x")
    model.search(for: "iphone")
    try await eventually { !counts.isEmpty }
    #expect(counts == [2])
  }

  @Test func `nothing found is said with the words`() async throws {
    let model = makeModel()
    await model.load()
    model.search(for: "pixel")
    try await eventually { model.placeholder == "Nothing found for “pixel”" }
  }

  @Test func `who types while phones come sees those that match`() async throws {
    let model = makeModel()
    service.onCall = { model.search(for: "a18") }
    await model.load()
    try await eventually { model.phones.map(\.id) == ["16"] }
  }
}
