// config: {"enable": ["published-missing"]}
import Combine
import SwiftUI

final class ValveModel: ObservableObject {
  @Published var name = "Main"
  private(set) var turns = 0  // fine: published-missing -- the class announces by hand

  func open() {
    objectWillChange.send()
    turns += 1
  }
}

final class TapModel: ObservableObject {
  @Published var name = "Kitchen"
  var drops = 0 {  // fine: published-missing -- its observer announces
    willSet { objectWillChange.send() }
  }
}

final class HoseModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var metres = 10 {  // fine: published-missing -- a publisher of its own
    didSet { objectWillChange.send() }
  }
}

final class SprinklerModel: ObservableObject {
  @Published var isOn = false
  var angle = 0  // fine: published-missing -- announced by whoever changes it
}

struct PlumbingPage: View {
  @StateObject private var valve = ValveModel()
  @StateObject private var tap = TapModel()
  @StateObject private var hose = HoseModel()
  @StateObject private var sprinkler = SprinklerModel()

  var body: some View {
    VStack {
      Text("\(valve.name) \(valve.turns) \(tap.name) \(tap.drops) \(hose.metres)")
      Toggle("Sprinkler \(sprinkler.angle)", isOn: $sprinkler.isOn)
      Button("Open") {
        valve.open()
        tap.drops += 1
        hose.metres += 1
      }
      Button("Turn") {
        sprinkler.objectWillChange.send()
        sprinkler.angle += 10
      }
    }
  }
}
