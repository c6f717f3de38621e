// config: {"enable": ["published-missing"]}
import SwiftUI

final class AlarmModel: ObservableObject {
  @Published var hour = 7
  // The toggle writes through its binding, and snaps back.
  var isLoud = false  // expect: published-missing warning `isLoud`
}

struct AlarmForm: View {
  @StateObject private var alarm = AlarmModel()

  var body: some View {
    Form {
      Stepper("\(alarm.hour) o'clock", value: $alarm.hour)
      Toggle("Loud", isOn: $alarm.isLoud)
    }
  }
}
