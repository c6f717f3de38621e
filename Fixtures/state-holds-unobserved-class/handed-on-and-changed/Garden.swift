import SwiftUI

final class Bed {
  var plants = 0
}

struct BedEditor: View {
  let bed: Bed

  var body: some View { Button("Plant") { bed.plants += 1 } }
}

struct GardenPanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var bed = Bed()

  var body: some View {
    VStack {
      Text("\(bed.plants) plants")
      BedEditor(bed: bed)
    }
  }
}

struct ShowGardenPanel: View {
  // fine: state-holds-unobserved-class -- nobody else gets this bed
  @State private var bed = Bed()

  var body: some View { Text("\(bed.plants) plants") }
}
