import SwiftUI

@Observable final class Chalet: Identifiable {
  let id: Int
  var beds = 4
  init(id: Int) { self.id = id }
}

struct ChaletList: View {
  let chalets: [Chalet]
  @State private var chosen: Chalet?

  var body: some View {
    ForEach(chalets, content: { (chalet: Chalet) in
      Stepper("\(chalet.beds)", value: $chalet.beds)  // expect: missing-bindable error
        .onTapGesture { chosen = chalet }
    })
    .sheet(item: $chosen, content: { chalet in
      Stepper("\(chalet.beds)", value: $chalet.beds)  // expect: missing-bindable error
    })
  }
}
