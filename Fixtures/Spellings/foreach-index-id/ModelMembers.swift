import SwiftUI

struct Shrub: Identifiable {
  let id = UUID()
  var height = 1
}

typealias Shrubs = [Shrub]

@Observable final class Hedge {
  var shrubs: Shrubs = []
  var spare: Shrubs? = nil

  func cut() {
    shrubs.removeLast()
    spare?.removeFirst()
  }
}

struct HedgeView: View {
  @Bindable var hedge: Hedge

  var body: some View {
    VStack {
      ForEach(hedge.shrubs.indices, id: \.self) { spot in  // expect: foreach-index-id error
        Stepper("\(hedge.shrubs[spot].height) m", value: $hedge.shrubs[spot].height)
      }
      if let spare = hedge.spare {
        ForEach(spare.indices, id: \.self) { spot in  // expect: foreach-index-id note
          Text("\(spare[spot].height)")
        }
      }
      Button("Cut") { hedge.cut() }
    }
  }
}
