import SwiftUI

final class Track: ObservableObject {
  @Published var isFree = true
}

final class TramModel: ObservableObject {
  @Published var line = 1
  let track = Track()
}

struct TramView: View {
  @ObservedObject var tram: TramModel

  var body: some View { Stepper("\(tram.line)", value: $tram.line) }
}

struct TramView_Previews: PreviewProvider {
  struct Bench: View {
    @StateObject private var tram = TramModel()

    var body: some View {
      TramView(tram: tram)
      // fine: nested-observable-object -- inside a preview provider
      Button(tram.track.isFree ? "Block" : "Free") { tram.track.isFree.toggle() }
    }
  }

  static var previews: some View { Bench() }
}
