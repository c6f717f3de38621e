import SwiftUI

final class Yacht: ObservableObject, Identifiable {
  let id: Int
  @Published var place = 0
  init(id: Int) { self.id = id }
}

final class RegattaModel: ObservableObject {
  @Published var yachts = [Yacht(id: 1), Yacht(id: 2)]
}

struct RegattaList: View {
  @StateObject private var regatta = RegattaModel()

  var body: some View {
    List(regatta.yachts) { yacht in
      // expect: nested-observable-object warning `yacht.place`
      Button("Place \(yacht.place)") { yacht.place += 1 }
    }
  }
}

struct RegattaWinner: View {
  @ObservedObject var regatta: RegattaModel

  var body: some View {
    // expect: nested-observable-object warning `regatta.yachts[0].place`
    Text("\(regatta.yachts[0].place)")
  }
}
