import SwiftUI

struct DosePanel: View {
  // One of the two call sites stays on screen while the value changes.
  // expect: state-passed-by-parent warning `@State`
  @State var dose: Int

  var body: some View { Stepper("\(dose) mg", value: $dose) }
}

struct Patient: Identifiable {
  let id: Int
  var dose: Int
}

struct WardRound: View {
  @State private var current = Patient(id: 1, dose: 20)
  @State private var shown: Patient?

  var body: some View {
    VStack {
      DosePanel(dose: current.dose)
      Button("Next") { current = Patient(id: 2, dose: 50) }
      Button("Details") { shown = current }
    }
    .sheet(item: $shown) { patient in DosePanel(dose: patient.dose) }
  }
}
