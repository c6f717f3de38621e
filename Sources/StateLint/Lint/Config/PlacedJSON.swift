/// A JSON value with the place where it is written, so that a mistake in it can be pointed at.
struct PlacedJSON: Equatable, Sendable {
  var value: Value
  /// The offset of its first byte, from 0.
  var offset: Int

  enum Value: Equatable, Sendable {
    case object([Member])
    case array([PlacedJSON])
    case string(String)
    /// The number as it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A key and its value.
  struct Member: Equatable, Sendable {
    var key: String
    /// The offset of the key's quote, from 0.
    var offset: Int
    var value: PlacedJSON
  }

  /// The kind of value in words, with its article.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

/// What is wrong with a text, and the offset of the byte where it shows.
struct PlacedMistake: Error, Equatable {
  var offset: Int
  /// What is wrong, without a full stop.
  var message: String
  /// What was probably meant.
  var nearest: String?

  init(_ offset: Int, _ message: String, nearest: String? = nil) {
    self.offset = offset
    self.message = message
    self.nearest = nearest
  }
}
