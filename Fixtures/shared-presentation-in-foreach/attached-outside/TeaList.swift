import SwiftUI

struct Tea: Identifiable {
  let id: Int
  var name: String
}

struct TeaList: View {
  let teas: [Tea]
  @State private var brewed: Tea?
  @State private var isHelpShown = false

  var body: some View {
    List(teas) { tea in
      Button(tea.name) { brewed = tea }
    }
    // fine: shared-presentation-in-foreach -- once, and driven by the row
    .sheet(item: $brewed) { tea in Text("Brew \(tea.name)") }
    .toolbar { Button("Help") { isHelpShown = true } }
    // fine: shared-presentation-in-foreach -- once, outside the rows
    .popover(isPresented: $isHelpShown) { Text("\(teas.count) teas") }
  }
}
