import SwiftUI

final class Oven: ObservableObject {
  @Published var degrees = 180
}

struct BakeryPage: View {
  @ObservedObject var oven: Oven  // fine: observed-object-unused -- drawn in Bakery+Oven.swift

  var body: some View {
    VStack {
      Text("Bread")
      ovenLine
    }
  }
}
