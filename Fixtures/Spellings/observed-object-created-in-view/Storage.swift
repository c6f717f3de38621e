import SwiftUI

final class Distillery: ObservableObject { @Published var casks = 1 }

struct DistilleryA: View {
  @ObservedObject private var distillery: Distillery

  init() {
    // expect: observed-object-created-in-view warning `self._distillery = .init(wrappedValue: Distillery())`
    self._distillery = .init(wrappedValue: Distillery())
  }

  var body: some View { Text("\(distillery.casks)") }
}

struct DistilleryB: View {
  @ObservedObject private var distillery: Distillery

  init() {
    // expect: observed-object-created-in-view warning `_distillery = ObservedObject(initialValue: Distillery())`
    _distillery = ObservedObject(initialValue: Distillery())
  }

  var body: some View { Text("\(distillery.casks)") }
}

struct DistilleryC: View {
  @ObservedObject private var distillery: Distillery

  init(casks: Int) {
    let fresh = Distillery()
    fresh.casks = casks
    distillery = fresh  // expect: observed-object-created-in-view warning `distillery = fresh`
  }

  var body: some View { Text("\(distillery.casks)") }
}
