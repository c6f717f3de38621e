import SwiftUI

final class WaterModel: ObservableObject {
  @Published var degrees = 24
}

struct FishCard: View {
  let name: String
  @ObservedObject var water: WaterModel  // expect: observed-object-unused note `@ObservedObject`

  var body: some View { Text(name) }
}

struct PlantCard: View {
  // expect: observed-object-unused note `@EnvironmentObject`
  @EnvironmentObject private var water: WaterModel
  let name: String

  var body: some View { Label(name, systemImage: "leaf") }
}

struct PumpSwitch: View {
  // expect: observed-object-unused note `@StateObject`
  @StateObject private var water = WaterModel()
  @State private var isOn = true

  var body: some View { Toggle("Pump", isOn: $isOn) }
}

struct WaterLabel: View {
  @ObservedObject var water: WaterModel  // fine: observed-object-unused -- drawn

  var body: some View { Text("\(water.degrees)°") }
}
