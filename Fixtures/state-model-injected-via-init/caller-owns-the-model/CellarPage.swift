import SwiftUI

@Observable final class Cellar {
  var bottles = 12
}

struct CellarPage: View {
  @State private var cellar: Cellar

  init(cellar: Cellar) {
    // expect: state-model-injected-via-init warning `_cellar = State(initialValue: cellar)`
    _cellar = State(initialValue: cellar)
  }

  var body: some View { Text("\(cellar.bottles) bottles") }
}

struct House: View {
  @State private var cellar = Cellar()

  var body: some View {
    VStack {
      CellarPage(cellar: cellar)
      Button("New cellar") { cellar = Cellar() }
    }
  }
}
