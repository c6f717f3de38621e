import SwiftUI

struct Herb: Identifiable {
  let id: Int
  var name: String
}

@Observable final class HerbBed {
  var herbs: [Herb] = []
  func plant(_ herb: Herb) { herbs.append(herb) }
}

typealias Bed = HerbBed

struct HerbRow: View {
  let bed: Bed
  let id: Int

  var body: some View {
    let herb = bed.herbs.first { $0.id == id }  // expect: whole-model-read note
    Text(herb?.name ?? "")
  }
}

struct Herbs: View {
  let bed: Bed

  var body: some View {
    LazyVStack {
      ForEach(bed.herbs) { herb in HerbRow(bed: bed, id: herb.id) }
    }
  }
}
