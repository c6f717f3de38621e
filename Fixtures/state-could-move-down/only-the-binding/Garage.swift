// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Garage: View {
  @State private var plate = ""  // fine: state-could-move-down -- the value is not read here

  var body: some View {
    VStack {
      Text("Garage")
      PlateField(plate: $plate)
    }
  }
}

struct PlateField: View {
  @Binding var plate: String

  var body: some View { TextField("Plate", text: $plate) }
}
