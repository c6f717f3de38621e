import SwiftUI

struct Herb: Identifiable, Hashable {
  let id: Int
  var name: String
}

@Observable final class HerbModel {
  var herbs: [Herb] = []
  var picked: Herb?
}

struct HerbGarden: View {
  @Bindable var model: HerbModel

  var body: some View {
    // expect: selection-type-mismatch warning `$model.picked`
    List(model.herbs, selection: $model.picked) { herb in Text(herb.name) }
  }
}
