import SwiftUI

struct HerbBed: View {
  @SwiftUI.State private var herbs = ["Sage", "Mint"]

  var body: some View {
    SwiftUI.ForEach(self.herbs.indices, id: \.self) { spot in  // expect: foreach-index-id error
      TextField("Herb", text: self.$herbs[spot])
    }
    Button("Pick") { self.herbs.removeFirst() }
  }
}
