import SwiftUI

final class Silo {
  var tons = 10
}

final class FarmModel: ObservableObject {
  @Published var silo = Silo()
  @Published var cows = 4

  func fill() { silo.tons += 1 }
}

struct FarmPage: View {
  @StateObject private var farm = FarmModel()

  var body: some View {
    VStack {
      Stepper("\(farm.cows) cows", value: $farm.cows)
      Text("\(farm.silo.tons) t")  // expect: nested-observable-object warning `farm.silo.tons`
      Button("Fill") { farm.fill() }
    }
  }
}
