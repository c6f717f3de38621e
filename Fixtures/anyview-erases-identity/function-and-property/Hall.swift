import SwiftUI

struct Hall: View {
  let seats: Int

  var body: some View {
    VStack {
      sign
      plan(rows: 4)
    }
  }

  private var sign: AnyView {  // expect: anyview-erases-identity note `AnyView`
    seats > 100 ? AnyView(Text("Large hall")) : AnyView(Image(systemName: "chair"))
  }

  private func plan(rows: Int) -> AnyView {  // expect: anyview-erases-identity note `AnyView`
    switch rows {
    case 0: return AnyView(EmptyView())
    default: return AnyView(Text("\(rows) rows"))
    }
  }
}
