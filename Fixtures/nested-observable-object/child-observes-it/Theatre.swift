import SwiftUI

final class Stage: ObservableObject {
  @Published var isLit = false
}

final class TheatreModel: ObservableObject {
  @Published var stage = Stage()
  @Published var seats = 200
}

struct TheatrePage: View {
  @ObservedObject var theatre: TheatreModel

  var body: some View {
    VStack {
      Text("\(theatre.seats) seats")
      // fine: nested-observable-object -- handed to a view that observes it
      StageView(stage: theatre.stage)
      Button("Light") { theatre.stage.isLit.toggle() }
    }
  }
}

struct StageView: View {
  @ObservedObject var stage: Stage

  var body: some View { Text(stage.isLit ? "Lit" : "Dark") }
}
