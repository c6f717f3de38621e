import SwiftUI

struct RulerView: View, Equatable {
  let unit: String
  let length: Double

  #if os(iOS)
    // expect: equatable-view-ignores-input warning `==`
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.length == rhs.length }
  #else
    // expect: equatable-view-ignores-input warning `==`
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.length.rounded() == rhs.length.rounded() }
  #endif

  var body: some View { Text("\(length) \(unit)") }
}
