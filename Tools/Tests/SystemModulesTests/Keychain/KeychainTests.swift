import Foundation
import SecurityStandIn
import StorylineTesting
import Testing

/// The stage is kept to one test at a time, and the keychain begins anew with it.
@MainActor @Suite(.stage) struct KeychainTests {
  /// The item that most tests begin with.
  private let lamp: [CFString: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrService: "light", kSecAttrAccount: "lamp",
    kSecValueData: Data("on".utf8),
  ]

  private func add(_ changes: [CFString: Any?] = [:]) -> OSStatus {
    SecItemAdd(changed(changes) as CFDictionary, nil)
  }

  private func changed(_ changes: [CFString: Any?]) -> [CFString: Any] {
    var item = lamp
    // A `nil` takes an attribute away.
    for (name, value) in changes { item[name] = value }
    return item
  }

  /// Finds generic passwords.
  private func find(_ query: [CFString: Any] = [:]) -> (status: OSStatus, result: AnyObject?) {
    var result: AnyObject?
    let query = query.merging([kSecClass: kSecClassGenericPassword]) { first, _ in first }
    return (SecItemCopyMatching(query as CFDictionary, &result), result)
  }

  private func count(_ query: [CFString: Any] = [:]) -> Int {
    let wishes: [CFString: Any] = [kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]
    return (find(query.merging(wishes) { $1 }).result as? [Data])?.count ?? 0
  }

  // MARK: Managers

  @Test func `what a manager saves again takes the place of what it saved`() {
    #expect(LiteralKeychain.read(service: "a", account: "b") == nil)
    #expect(LiteralKeychain.save(Data([1]), service: "a", account: "b") == errSecSuccess)
    #expect(LiteralKeychain.save(Data([2]), service: "a", account: "b") == errSecSuccess)
    #expect(LiteralKeychain.read(service: "a", account: "b") == Data([2]))
  }

  @Test func `a password for a server is found with its account`() throws {
    let keychain = ServerKeychain(server: "example.com")
    #expect(throws: ServerKeychain.Failure.nothing) { try keychain.login() }
    let login = ServerKeychain.Login(name: "ada", password: "secret")
    try keychain.add(login)
    #expect(throws: ServerKeychain.Failure.status(errSecDuplicateItem)) { try keychain.add(login) }
    #expect(try keychain.login() == login)
  }

  @Test func `dictionaries of objects do as well`() {
    let keychain = ObjectKeychain(service: "mail", group: "group")
    #expect(keychain.accounts.isEmpty)
    #expect(
      keychain.add("one", account: "a") == noErr && keychain.add("two", account: "b") == noErr)
    #expect(keychain.accounts == ["a", "b"])
    #expect(keychain.rename("a", to: "c") == noErr)
    #expect(keychain.password(of: "c") == "one" && keychain.password(of: "a") == nil)
    #expect(ObjectKeychain(service: "mail", group: "other").accounts.isEmpty)
  }

  @Test func `an item is found by its reference, until another takes its place`() throws {
    let keychain = ReplacingKeychain()
    #expect(keychain.set("one", for: "k"))
    let reference = try #require(keychain.reference(for: "k"))
    #expect(keychain.text(of: reference) == "one")
    #expect(keychain.set("two", for: "k"))
    #expect(keychain.text(of: reference) == nil)
  }

  @Test func `values are kept as they are written down, and errors have words`() throws {
    let keychain = ValueKeychain()
    try keychain.store(["a": 1], for: "map")
    #expect(try keychain.value(for: "map") == ["a": 1])
    let error = #expect(throws: ValueKeychain.Failure.self) {
      let _: Int = try keychain.value(for: "none")
    }
    #expect(error?.status == errSecItemNotFound)
    #expect(error?.localizedDescription == "There is no such item.")
    #expect(SecCopyErrorMessageString(-99_999, nil) == "OSStatus -99999")
  }

  @Test func `a key is made once, of bytes that nobody can foretell`() throws {
    let key = try #require(ValueKeychain().key())
    #expect(key.count == 64 && Set(key).count > 16)
    #expect(ValueKeychain().key() == key)
  }

  // MARK: Adding

  @Test(arguments: [
    ([kSecAttrAccount: "other"], errSecSuccess), ([kSecAttrService: "other"], errSecSuccess),
    ([kSecAttrAccessGroup: "other"], errSecSuccess), ([kSecAttrLabel: "x"], errSecDuplicateItem),
  ])
  func `no two items have the same primary key`(changes: [CFString: String], status: OSStatus) {
    #expect(add() == errSecSuccess)
    #expect(add(changes) == status)
  }

  @Test func `an item for other devices is another one`() {
    #expect(add() == errSecSuccess)
    #expect(add([kSecAttrSynchronizable: true]) == errSecSuccess)
    #expect(count() == 1)
    #expect(count([kSecAttrSynchronizable: kCFBooleanTrue as Any]) == 1)
    #expect(count([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == 2)
  }

  @Test func `what makes no sense is refused`() {
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(add([kSecClass: "nobody"]) == errSecNoSuchClass)
    #expect(add([kSecClass: kSecClassCertificate, kSecAttrService: nil]) == errSecUnimplemented)
    #expect(add([kSecValueData: "text"]) == errSecParam)
    #expect(add([kSecAttrServer: "example.com"]) == errSecNoSuchAttr)
    #expect(add([kSecAttrAccessible: "never"]) == errSecParam)
    #expect(add([kSecAttrAccount: [1]]) == errSecParam)
    #expect(add([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == errSecParam)
    #expect(
      add([
        kSecAttrSynchronizable: true,
        kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      ]) == errSecParam)
    #expect(count() == 0)
  }

  @Test func `whoever adds an item may have what is found of it`() throws {
    var result: CFTypeRef?
    let item = changed([kSecReturnAttributes: true, kSecReturnData: true, kSecAttrLabel: "Lamp"])
    #expect(SecItemAdd(item as CFDictionary, &result) == errSecSuccess)
    let attributes = try #require(result as? [String: Any])
    #expect(attributes[kSecAttrLabel as String] as? String == "Lamp")
    #expect(attributes[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(attributes[kSecAttrSynchronizable as String] as? Bool == false)
    #expect(attributes[kSecAttrCreationDate as String] is Date)
    #expect(attributes[kSecValueData as String] as? Data == Data("on".utf8))
    #expect((result as? NSDictionary)?.count == attributes.count)
  }

  // MARK: Finding

  @Test func `one item is itself, and several are an array`() {
    #expect(add() == errSecSuccess && add([kSecAttrAccount: "torch"]) == errSecSuccess)
    #expect(find([kSecReturnData: true]).result is Data)
    #expect(find([kSecReturnData: true, kSecMatchLimit: 1]).result is Data)
    #expect((find([kSecReturnData: true, kSecMatchLimit: 5]).result as? [Data])?.count == 2)
    #expect(find([kSecReturnData: true, kSecMatchLimit: 0]).status == errSecParam)
    #expect(find().status == errSecSuccess && find().result == nil)
  }

  @Test func `an item is found by all that it says of itself, and not by its data`() {
    #expect(add([kSecAttrGeneric: Data([1]), kSecAttrCreator: 7]) == errSecSuccess)
    #expect(count([kSecAttrGeneric: Data([1]), kSecAttrCreator: NSNumber(value: 7)]) == 1)
    #expect(count([kSecAttrGeneric: Data([2])]) == 0)
    #expect(count([kSecAttrComment: ""]) == 1)
    #expect(count([kSecValueData: Data("off".utf8)]) == 1)
  }

  // MARK: Changing

  @Test func `all that are meant change, or none`() {
    #expect(add() == errSecSuccess && add([kSecAttrAccount: "torch"]) == errSecSuccess)
    let all = [kSecClass: kSecClassGenericPassword] as CFDictionary
    #expect(SecItemUpdate(all, [kSecAttrLabel: "Light"] as CFDictionary) == errSecSuccess)
    #expect(count([kSecAttrLabel: "Light"]) == 2)
    #expect(
      SecItemUpdate(all, [kSecAttrAccount: "same", kSecAttrLabel: "x"] as CFDictionary)
        == errSecDuplicateItem)
    #expect(count([kSecAttrLabel: "Light"]) == 2)
  }

  @Test func `an update says what is new, and nothing else`() {
    #expect(add() == errSecSuccess)
    let query = [kSecClass: kSecClassGenericPassword] as CFDictionary
    #expect(SecItemUpdate(query, lamp as CFDictionary) == errSecParam)
    #expect(SecItemUpdate(query, [kSecAttrServer: "x"] as CFDictionary) == errSecNoSuchAttr)
    let asking = [kSecClass: kSecClassGenericPassword, kSecReturnData: true] as CFDictionary
    #expect(SecItemUpdate(asking, [kSecAttrLabel: "x"] as CFDictionary) == errSecParam)
    let other = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "x"] as CFDictionary
    #expect(SecItemUpdate(other, [kSecAttrLabel: "x"] as CFDictionary) == errSecItemNotFound)
  }

  @Test func `all that are meant are deleted`() {
    #expect(add() == errSecSuccess && add([kSecAttrAccount: "torch"]) == errSecSuccess)
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrService: "light"] as CFDictionary
    let one = [kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitOne]
    #expect(SecItemDelete(one as CFDictionary) == errSecParam)
    #expect(SecItemDelete(query) == errSecSuccess)
    #expect(SecItemDelete(query) == errSecItemNotFound)
  }

  @Test func `whoever starts afresh deletes all there is`() {
    #expect(add() == errSecSuccess && add([kSecAttrSynchronizable: true]) == errSecSuccess)
    #expect(ValueKeychain().key() != nil)
    ValueKeychain().removeAll()
    #expect(count([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == 0)
    #expect(SecItemDelete([kSecClass: kSecClassKey] as CFDictionary) == errSecItemNotFound)
  }

  @Test func `the keychain is empty when the stage begins anew`() {
    #expect(add() == errSecSuccess)
    NotificationCenter.default.post(
      name: Notification.Name("StorylineStageDidReset"), object: nil)
    #expect(count() == 0)
  }

  // MARK: Who may read

  @Test func `what only opens for somebody cannot be added, for nobody can be asked`() throws {
    let protection = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    let asking = SecAccessControlCreateWithFlags(nil, protection, .userPresence, nil)
    #expect(add([kSecAttrAccessControl: asking]) == errSecAuthFailed)
    #expect(
      add([kSecAttrAccessible: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly])
        == errSecAuthFailed)
    let open = SecAccessControlCreateWithFlags(kCFAllocatorDefault, protection, [], nil)
    #expect(
      add([kSecAttrAccessControl: open, kSecAttrAccessible: protection]) == errSecParam)
    #expect(add([kSecAttrAccessControl: open]) == errSecSuccess)
    let found = find([kSecReturnAttributes: true]).result as? [CFString: Any]
    #expect(found?[kSecAttrAccessControl] is SecAccessControl)
    #expect(found?[kSecAttrAccessible] as? String == protection)
  }

  @Test func `a protection that nobody knows is an error`() {
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "never" as CFTypeRef, [], &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  // MARK: Threads

  @Test func `of many that add one item at once, one does`() async {
    let added = await withTaskGroup(of: OSStatus.self) { group in
      for _ in 0..<50 {
        group.addTask {
          SecItemAdd(
            [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "race"] as CFDictionary, nil)
        }
      }
      var added: [OSStatus: Int] = [:]
      for await status in group { added[status, default: 0] += 1 }
      return added
    }
    #expect(added == [errSecSuccess: 1, errSecDuplicateItem: 49])
  }
}
