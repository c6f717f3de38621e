import SwiftUI

final class LiftModel: ObservableObject {
  @Published private(set) var floor = 0
  func go(to floor: Int) { self.floor = floor }
}

struct LiftButtons: View {
  let lift: LiftModel  // fine: unobserved-object-property -- only called, in actions
  let floors = [0, 1, 2, 3]

  var body: some View {
    ForEach(floors, id: \.self) { floor in
      Button("\(floor)") { lift.go(to: floor) }
    }
  }
}

struct LiftAlarm: View {
  let lift: LiftModel  // fine: unobserved-object-property -- read in an action only
  let call: (Int) -> Void

  var body: some View {
    Button("Alarm") { call(lift.floor) }
      .onAppear { print(lift.floor) }
      .task { await log() }
  }

  private func log() async { print("on floor", lift.floor) }
}
