import Combine
import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 20
  @Published var isOn = false
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle

  var body: some View {
    Stepper("\(kettle.degrees)", value: $kettle.degrees)
      .onReceive(kettle.$degrees) { degrees in
        print(degrees)  // fine: published-sink-reads-old-value -- the value that was sent
      }
      .onReceive(kettle.$isOn) {
        print($0, kettle.degrees)  // fine: published-sink-reads-old-value -- another property
      }
      .onChange(of: kettle.degrees) {
        print(kettle.degrees)  // fine: published-sink-reads-old-value -- after the change
      }
  }
}
