import SwiftUI

enum ClinicRoute: Hashable {
  case overview
  case dose(Int)
}

struct DoseEditor: View {
  @State private var dose: Int

  init(dose: Int) {
    // fine: state-initialized-from-input -- only the router builds it
    _dose = State(initialValue: dose)
  }

  var body: some View { Stepper("\(dose) mg", value: $dose) }
}

struct ClinicNavigation: View {
  @State private var route = ClinicRoute.overview

  var body: some View {
    VStack {
      screen(for: route)
      Button("20 mg") { route = .dose(20) }
    }
  }

  @ViewBuilder private func screen(for route: ClinicRoute) -> some View {
    switch route {
    case .overview: Text("Overview")
    case .dose(let amount): DoseEditor(dose: amount)
    }
  }
}
