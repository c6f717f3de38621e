import SwiftUI

// fine: equatable-view-ignores-input -- the compiler compares every property
struct FlagView: View, Equatable {
  let stripes: [String]
  let isFlying: Bool

  var body: some View { Text("\(stripes.count)").opacity(isFlying ? 1 : 0) }
}
