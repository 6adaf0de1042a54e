import PhoneParts

final class DetailViewModel {
  let phone: Phone

  init(phone: Phone) { self.phone = phone }

  var title: String { phone.name }
}
