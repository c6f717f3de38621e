import SwiftUI

class Vehicle: ObservableObject {
  @Published var distance = 0
  func drive() -> Int {
    distance += 1
    return distance
  }
}

final class Truck: Vehicle {}

typealias Lorry = Truck

struct LorryView<Footer: View>: View {
  @ObservedObject var lorry: Lorry
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    Text("\(lorry.drive())")  // expect: model-mutation-in-body error `lorry.drive()`
    footer()
  }
}
