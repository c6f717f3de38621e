import SwiftUI

class Machine: ObservableObject { @Published var hours = 0 }

final class Tractor: Machine {}

typealias Puller = Tractor

protocol Powered: ObservableObject {}

final class Chainsaw: Powered { @Published var litres = 1 }

struct MachineView: View {
  @ObservedObject var machine: Machine

  var body: some View { Stepper("\(machine.hours) h", value: $machine.hours) }
}

struct SawView: View {
  @ObservedObject var saw: Chainsaw

  var body: some View { Stepper("\(saw.litres) l", value: $saw.litres) }
}

typealias Cockpit = MachineView

struct Barn: View {
  @State private var hay = 10

  var body: some View {
    Stepper("\(hay) bales", value: $hay)
    MachineView(machine: Puller())  // expect: object-created-in-body warning `Puller()`
    Cockpit(machine: Tractor())  // expect: object-created-in-body warning `Tractor()`
    SawView(saw: Chainsaw())  // expect: object-created-in-body warning `Chainsaw()`
  }
}
