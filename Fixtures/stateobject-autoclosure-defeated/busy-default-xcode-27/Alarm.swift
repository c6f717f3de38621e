// config: {"enable": ["stateobject-autoclosure-defeated"], "xcode": 27}
import SwiftUI

@Observable final class AlarmModel {
  var minutes = 5

  init() {
    Task { print("arm") }
  }
}

struct AlarmPage: View {
  // fine: stateobject-autoclosure-defeated -- the macro runs this once
  @State private var alarm = AlarmModel()

  var body: some View { Stepper("\(alarm.minutes)", value: $alarm.minutes) }
}
