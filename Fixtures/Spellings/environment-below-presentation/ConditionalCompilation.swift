import SwiftUI

final class Drone: ObservableObject {
  @Published var charge = 80
}

struct DroneSheet: View {
  @EnvironmentObject private var drone: Drone

  var body: some View { Button("\(drone.charge) %") { drone.charge -= 1 } }
}

struct DronePage: View {
  @StateObject private var drone = Drone()
  @State private var isShowing = false

  var body: some View {
    Button("Drone") { isShowing = true }
      #if os(iOS)
        .font(.title)
      #endif
      .environmentObject(drone)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowing) {
        if drone.charge > 10 { DroneSheet() } else { Text("Charge it") }
      }
  }
}
