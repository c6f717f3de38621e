import SwiftUI

final class PierModel: ObservableObject {
  @Published var lamps = 8
}

struct PierLamps: View {
  @ObservedObject var pier: PierModel

  var body: some View { Stepper("\(pier.lamps)", value: $pier.lamps) }
}

struct PierPage: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Toggle("Night", isOn: $isNight)
      header
      row(title: "West")
    }
  }

  private var header: some View {
    PierLamps(pier: PierModel())  // expect: object-created-in-body warning `PierModel()`
  }

  private func row(title: String) -> some View {
    HStack {
      Text(title)
      PierLamps(pier: PierModel())  // expect: object-created-in-body warning `PierModel()`
    }
  }
}
