extension RandomAccessCollection where Index == Int {
  /// The place, in elements that are sorted, of the first that does not come before what is looked
  /// for; `endIndex` where all do.
  @inlinable
  public func firstPlace(behind comesBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
