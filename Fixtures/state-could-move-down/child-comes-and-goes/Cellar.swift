// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Cellar: View {
  let isOpen: Bool
  @State private var shelf = 1  // fine: state-could-move-down -- it outlives the child
  @State private var label = ""  // fine: state-could-move-down -- the sheet is made anew each time
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Cellar")
      if isOpen {
        Shelf(number: shelf, change: { shelf = $0 })
      }
      Button("Label") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      LabelMaker(label: label, change: { label = $0 })
    }
  }
}

struct Shelf: View {
  let number: Int
  let change: (Int) -> Void

  var body: some View { Button("\(number)") { change(number + 1) } }
}

struct LabelMaker: View {
  let label: String
  let change: (String) -> Void

  var body: some View { Button(label) { change(label + "*") } }
}
