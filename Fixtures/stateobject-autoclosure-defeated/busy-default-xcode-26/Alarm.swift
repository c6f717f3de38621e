// config: {"enable": ["stateobject-autoclosure-defeated"], "xcode": 26}
import SwiftUI

@Observable final class AlarmModel {
  var minutes = 5

  init() {
    Task { print("arm") }
  }
}

struct AlarmPage: View {
  @State private var alarm = AlarmModel()  // expect: stateobject-autoclosure-defeated warning

  var body: some View { Stepper("\(alarm.minutes)", value: $alarm.minutes) }
}
