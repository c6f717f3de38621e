import SwiftUI

struct Ruler: View {
  var length: Int
  private var marks: [Int]
  private var unit = "cm" {
    didSet { marks = [] }  // fine: mutating-plain-property -- an observer
  }
  static var longest = 0

  init(length: Int) {
    self.length = length  // fine: mutating-plain-property -- init
    marks = []  // fine: mutating-plain-property -- init
    marks.append(length)
    if length > 30 { unit = "m" }
    Ruler.longest = max(Ruler.longest, length)
  }

  mutating func extend() {
    length += 1  // fine: mutating-plain-property -- mutating
  }

  consuming func inInches() -> Ruler {
    length = length * 10 / 25  // fine: mutating-plain-property -- consuming
    return self
  }

  var metres: Double {
    get { Double(length) / 100 }
    set { length = Int(newValue * 100) }  // fine: mutating-plain-property -- a setter is mutating
  }

  var firstMark: Int {
    mutating get {
      if marks.isEmpty { marks.append(0) }  // fine: mutating-plain-property -- a mutating getter
      return marks[0]
    }
  }

  subscript(index: Int) -> Int {
    get { marks[index] }
    set { marks[index] = newValue }  // fine: mutating-plain-property -- a setter
  }

  var end: Int {
    get { length }
    _modify {
      length += 0  // fine: mutating-plain-property -- an accessor that changes in place
      yield &length
    }
  }

  var body: some View {
    Button("\(length) \(unit)") {
      Ruler.longest = 0  // fine: mutating-plain-property -- a static property
    }
  }
}
