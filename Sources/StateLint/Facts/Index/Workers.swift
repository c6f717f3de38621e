/// Does independent pieces of work, several at once where somebody provides threads. What comes out
/// never depends on how many there are.
public struct Workers: Sendable {
  /// Calls a function once with each number below a count, in any order and on any thread, and
  /// returns when all is done.
  public typealias Run = @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  private let run: Run

  /// Workers that a function provides.
  public init(_ run: @escaping Run) { self.run = run }

  /// A single one, on the thread that asks.
  public static let one = Workers { count, work in
    for number in 0..<count { work(number) }
  }

  /// Applies a function to each element. The results stand in the order of the elements.
  public func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    if elements.isEmpty { return [] }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // There is at least one element, so the buffer has an address.
      let results = Slots(start: buffer.baseAddress!)
      run(elements.count) { (results.start + $0).initialize(to: transform(elements[$0])) }
      count = elements.count
    }
  }

  /// Does two things.
  func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results: [Either<First, Second>] = map([true, false]) {
      $0 ? .first(first()) : .second(second())
    }
    guard case .first(let first) = results[0], case .second(let second) = results[1] else {
      // `map` keeps the order.
      preconditionFailure("results out of order")
    }
    return (first, second)
  }

  /// Where results go: each slot is written once, by one thread.
  private struct Slots<Result>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Result>
  }

  private enum Either<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
  }
}
