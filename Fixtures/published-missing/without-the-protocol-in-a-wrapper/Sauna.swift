// config: {"enable": ["published-missing"]}
import SwiftUI

// The compiler refuses the view: `StateObject` requires an `ObservableObject`.
final class SaunaModel {  // expect: published-missing `SaunaModel`
  @Published var degrees = 60
}

struct SaunaView: View {
  @StateObject private var sauna = SaunaModel()

  var body: some View { Stepper("\(sauna.degrees)°", value: $sauna.degrees) }
}
