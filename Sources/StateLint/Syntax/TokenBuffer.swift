/// Tokens being written down. An `Array` would ask with each one whether somebody else holds it.
struct TokenBuffer: ~Copyable {
  private var tokens: UnsafeMutablePointer<Token>
  private var capacity: Int
  /// How many tokens it holds.
  private(set) var count = 0

  /// An empty buffer with room for `capacity` tokens, at least 1, to begin with.
  init(capacity: Int) {
    tokens = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { tokens.deallocate() }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (tokens + count).initialize(to: token)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  /// The token at `index`, which must exist.
  subscript(index: Int) -> Token {
    _read { yield tokens[index] }
    _modify { yield &tokens[index] }
  }

  /// The last token, if there is one.
  var last: Token? { count > 0 ? tokens[count - 1] : nil }

  /// All of them.
  func array() -> [Token] {
    Array(UnsafeBufferPointer(start: tokens, count: count))
  }
}
