import SwiftUI

protocol Scale: ObservableObject {
  var grams: Int { get }
  func tare()
}

final class KitchenScale: Scale {
  @Published private(set) var grams = 120
  func tare() { grams = 0 }
}

struct ScalePanel<Device: Scale>: View {
  let device: Device  // expect: unobserved-object-property warning `device`

  var body: some View {
    VStack {
      Text("\(device.grams) g")
      Button("Tare") { device.tare() }
    }
  }
}

struct ScaleDisplay<Device: Scale>: View {
  @ObservedObject var device: Device  // fine: unobserved-object-property -- observed

  var body: some View { Text("\(device.grams) g") }
}
