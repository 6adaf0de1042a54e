/// The meaning of a field's text.
public struct UITextContentType: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  // People.
  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "middle-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")

  // Places.
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")

  // Contact data.
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")

  // Dates and journeys.
  public static let birthdate = Self(rawValue: "bday")
  public static let birthdateDay = Self(rawValue: "bday-day")
  public static let birthdateMonth = Self(rawValue: "bday-month")
  public static let birthdateYear = Self(rawValue: "bday-year")
  public static let dateTime = Self(rawValue: "date-time")
  public static let flightNumber = Self(rawValue: "flight-number")
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")

  // Credit cards.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let creditCardType = Self(rawValue: "cc-type")
  public static let creditCardName = Self(rawValue: "cc-name")
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  public static let creditCardMiddleName = Self(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")

  // Secrets.
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")

  // MARK: - Inside the stage

  /// A Boolean value that indicates whether the device would fill in a secret of its own in place
  /// of words.
  var isCredential: Bool {
    [.username, .password, .newPassword, .oneTimeCode, .creditCardNumber].contains(self)
  }
}
