import SwiftUI

struct HikeCounter: View {
  let planned: Int
  @State private var left = 0

  var body: some View {
    VStack {
      Text("\(left) km left")
      Button("One down") { left -= 1 }
    }
    .onAppear { left = planned }  // fine: onappear-copies-input -- it goes its own way
  }
}
