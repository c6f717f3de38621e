import SwiftUI

@Observable final class SandModel {
  var grains = 10
  @ObservationIgnored var note = ""  // fine: untracked-observable-property -- a preview
  func write() { note = "\(grains)" }
}

struct SandView: View {
  let sand: SandModel

  var body: some View { Button("\(sand.grains)") { sand.grains += 1 } }
}

struct SandView_Previews: PreviewProvider {
  struct Bench: View {
    @State private var sand = SandModel()

    var body: some View {
      SandView(sand: sand)
      Button(sand.note) { sand.write() }
    }
  }

  static var previews: some View { Bench() }
}
