import SwiftUI

@Observable final class Poet: Identifiable {
  let id: Int
  var name = ""
  init(id: Int) { self.id = id }
}

struct PoetList: View {
  let poets: [Poet]

  var body: some View {
    List(poets) { poet in
      TextField("Name", text: $poet.name)  // expect: missing-bindable error
    }
  }
}

struct PoetListWithALocal: View {
  let poets: [Poet]

  var body: some View {
    List(poets) { poet in
      @Bindable var poet = poet
      TextField("Name", text: $poet.name)  // fine: missing-bindable -- the local one
    }
  }
}
