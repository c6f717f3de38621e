import SwiftUI

final class Boats: ObservableObject {
  @Published var count = 3
}

struct BoatSheet: View {
  @EnvironmentObject private var boats: Boats

  var body: some View { Stepper("\(boats.count) boats", value: $boats.count) }
}

struct BoatButton: View {
  @State private var isShowing = false

  var body: some View {
    Button("Boats") { isShowing = true }
      .sheet(isPresented: $isShowing) { BoatSheet() }
  }
}

struct IslandPage: View {
  @StateObject private var boats = Boats()
  @State private var isAsking = false

  var body: some View {
    BoatButton()
      .environmentObject(boats)  // fine: environment-below-presentation -- its sheet is inside
      .onLongPressGesture { isAsking = true }
      .sheet(isPresented: $isAsking) { Text("Three boats a day") }
  }
}
