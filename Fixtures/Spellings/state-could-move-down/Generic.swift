// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct TitledFrame<Title: View>: View {
  @ViewBuilder let title: () -> Title
  @State private var inset = 4.0  // expect: state-could-move-down note

  var body: some View {
    VStack {
      title()
      Border(inset: inset, grow: { inset += 1 })
    }
  }
}

struct Border: View {
  let inset: Double
  let grow: () -> Void

  var body: some View { Rectangle().padding(inset).onTapGesture(perform: grow) }
}
