import SwiftUI

final class Stamps: ObservableObject {
  @Published var left = 10
}

struct StampSheet: View {
  @EnvironmentObject private var stamps: Stamps

  var body: some View { Button("\(stamps.left) left") { stamps.left -= 1 } }
}

struct PostOffice: View {
  @StateObject private var stamps = Stamps()
  @State private var isBuying = false

  var body: some View {
    Button("Stamps") { isBuying = true }
      .environmentObject(stamps)  // expect: environment-below-presentation warning
      .padding()
      .sheet(isPresented: $isBuying) { StampSheet() }
  }
}
