import Combine
import SwiftUI

final class Elevator: ObservableObject {
  @Published var floor = 0
}

struct ElevatorView: View {
  @ObservedObject var elevator: Elevator
  @State private var arrow = ""

  var body: some View {
    Stepper("\(elevator.floor) \(arrow)", value: $elevator.floor)
      .onReceive(elevator.$floor) { floor in
        // fine: published-sink-reads-old-value -- the old one beside the new one
        arrow = floor > elevator.floor ? "↑" : "↓"
      }
      .onReceive(elevator.$floor) { floor in
        // fine: published-sink-reads-old-value -- nothing to do if they are equal
        guard floor != elevator.floor else { return }
        print(floor)
      }
  }
}
