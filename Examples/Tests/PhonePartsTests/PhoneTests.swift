import PhoneParts
import Testing

@Suite struct PhoneTests {
  private let phone = Phone(
    id: "15-pro", name: "iPhone 15 Pro", year: 2023, chip: "A17 Pro",
    display: Phone.Display(inches: 6.1, panel: "OLED"), storage: [256, 1024], price: 999,
    picture: "island")

  @Test func `it says what it is`() {
    #expect(phone.summary == "2023 · A17 Pro")
    #expect(phone.displayText == "6.1-inch OLED")
    #expect(phone.storageText == "256 GB, 1 TB")
    #expect(phone.priceText == "from $999")
  }

  @Test(arguments: ["", "pro", "15 pro", "IPHONE", "a17", "2023 iphone", "  15 "])
  func `it is found by all of the words`(words: String) { #expect(phone.matches(words)) }

  @Test(arguments: ["mini", "15 max", "2024", "a16"])
  func `it is not found by others`(words: String) { #expect(!phone.matches(words)) }
}
