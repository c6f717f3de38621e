import FarmKit
import Perception
import SwiftUI

@Perceptible final class Trough {
  var litres = 30
}

@FarmModel final class Pen {
  var gates = 1
}

protocol FarmPart: ObservableObject {
  var name: String { get set }
}

class Cow: KitAnimal {
  var name = "Rosa"
}

struct FarmPage<Part: FarmPart>: View {
  // fine: observation-wrapper-mismatch -- `@Perceptible` brings wrappers of its own
  @Perception.Bindable var trough: Trough
  // fine: observation-wrapper-mismatch -- what the macro adds is unknown
  @ObservedObject var pen: Pen
  @ObservedObject var part: Part  // fine: observation-wrapper-mismatch -- a generic parameter
  @ObservedObject var cow: Cow  // fine: observation-wrapper-mismatch -- its superclass is unknown
  @ObservedObject var kit: KitFarm  // fine: observation-wrapper-mismatch -- a class of `FarmKit`
  @Environment(KitBarn.self) private var barn  // fine: observation-wrapper-mismatch -- of `FarmKit`

  var body: some View {
    Text("\(trough.litres) \(pen.gates) \(part.name) \(cow.name) \(kit.name) \(barn.name)")
  }
}
