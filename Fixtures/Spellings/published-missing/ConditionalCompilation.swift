import SwiftUI

final class Pier: ObservableObject {
  @Published var boats = 2
  #if DEBUG
    var planks = 100  // expect: published-missing warning `planks`
  #else
    private(set) var planks = 100  // expect: published-missing warning `planks`
  #endif
  func repair() { planks += 1 }
}

final class Jetty: ObservableObject {
  @Published var boats = 2
  #if os(macOS)
    @Published var planks = 50
  #else
    var planks = 50  // fine: published-missing -- published in the other branch
  #endif
  func repair() { planks += 1 }
}

struct PierView: View {
  @ObservedObject var pier: Pier
  @ObservedObject var jetty: Jetty

  var body: some View {
    VStack {
      Text("\(pier.boats) \(pier.planks) \(jetty.boats) \(jetty.planks)")
      Button("Repair") {
        pier.repair()
        jetty.repair()
      }
    }
  }
}
