extension Tree {
  /// Whether a lower-case ASCII word stands in a range of bytes, in whatever case.
  public func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, range.count >= count else { return false }
    let letters = word.utf8Start
    return bytes.withUnsafeBufferPointer { bytes in
      var start = range.lowerBound
      while start <= range.upperBound - count {
        var offset = 0
        while offset < count, bytes[start + offset] | 0x20 == letters[offset] | 0x20 { offset += 1 }
        if offset == count { return true }
        start += 1
      }
      return false
    }
  }
}
