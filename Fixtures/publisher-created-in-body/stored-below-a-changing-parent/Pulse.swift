import Combine
import SwiftUI

struct PulseDot: View {
  // expect: publisher-created-in-body note
  let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
  @State private var isOn = false

  var body: some View {
    Circle().opacity(isOn ? 1 : 0).onReceive(timer) { _ in isOn.toggle() }
  }
}

struct PulsePage: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(name)
      PulseDot()
    }
  }
}
