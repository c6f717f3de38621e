import SwiftUI

struct DewPoint: View {
  let humidity: Int
  @State private var last = 0

  var body: some View {
    Text("Last time \(last) %")
      .onTapGesture { last = humidity }  // fine: onappear-copies-input -- the tap is the moment
  }
}

struct DewLog: View {
  let humidity: Int
  @State private var last = 0

  var body: some View {
    Text("Last time \(last) %")
      .onDisappear { last = humidity }  // fine: onappear-copies-input -- kept when leaving
  }
}
