@propertyWrapper struct Trimmed {
  var wrappedValue: String {
    didSet { wrappedValue = String(wrappedValue.prefix(20)) }
  }
}
