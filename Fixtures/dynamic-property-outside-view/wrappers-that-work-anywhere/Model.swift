import SwiftUI

final class VolumeModel: ObservableObject {
  @AppStorage("volume") var volume = 5  // fine: dynamic-property-outside-view -- announces here
  @Published var name = ""  // fine: dynamic-property-outside-view -- Combine's
}

struct VolumeField {
  @Binding var volume: Int  // fine: dynamic-property-outside-view -- a binding may travel
  @AppStorage("unit") var unit = "dB"  // fine: dynamic-property-outside-view -- reads and writes
}

struct VolumeView: View {
  @StateObject private var model = VolumeModel()

  var body: some View {
    Stepper(VolumeField(volume: $model.volume).unit, value: $model.volume)
    TextField("Name", text: $model.name)
  }
}
