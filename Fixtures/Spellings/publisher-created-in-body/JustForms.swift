import Combine
import SwiftUI

struct IronClock: View {
  @Binding var hour: Int
  @Binding var minute: Int?

  var body: some View {
    Stepper("\(hour)", value: $hour)
      // expect: publisher-created-in-body note
      .onReceive(Just<Int>(hour), perform: { minute = $0 * 60 })
      // expect: publisher-created-in-body note
      .onReceive(Just(hour).map { $0 % 12 }) { $hour.wrappedValue = $0 }
  }
}
