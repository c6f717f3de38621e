/// Plain values being written down, such as tokens and nodes. An `Array` would ask with each one
/// whether somebody else holds it, and with each look whether it is there.
struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// How many it holds.
  private(set) var count = 0

  /// An empty buffer with room for `capacity` elements, at least 1, to begin with.
  init(capacity: Int) {
    elements = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { elements.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }

  /// The element at `index`, which must exist.
  subscript(index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield elements[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &elements[index]
    }
  }

  /// Puts an element in front of the one at `index`, which may be the end.
  mutating func insert(_ element: Element, at index: Int) {
    assert(index >= 0 && index <= count)
    if count == capacity { grow() }
    (elements + index + 1).update(from: elements + index, count: count - index)
    (elements + index).initialize(to: element)
    count += 1
  }

  /// Takes the element at `index` out, which must exist.
  mutating func remove(at index: Int) {
    assert(index >= 0 && index < count)
    (elements + index).update(from: elements + index + 1, count: count - index - 1)
    count -= 1
  }

  /// Leaves the first `count` elements, of which there must be as many.
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// The last element, if there is one.
  var last: Element? { count > 0 ? elements[count - 1] : nil }

  /// All of them, without room for more.
  func array() -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { room, filled in
      room.baseAddress?.initialize(from: elements, count: count)
      filled = count
    }
  }
}
