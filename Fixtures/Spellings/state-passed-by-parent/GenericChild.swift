import SwiftUI

struct Choice<Option: Hashable>: View {
  let options: [Option]
  @State var selected: Option  // expect: state-passed-by-parent warning `@State`

  var body: some View {
    ForEach(options, id: \.self) { option in
      Button("\(option)" as String) { selected = option }
        .fontWeight(option == selected ? .bold : .regular)
    }
  }
}

struct SizeMenu: View {
  @State private var size = "M"

  var body: some View {
    Choice<String>(options: ["S", "M", "L"], selected: size)
    Button("Reset") { size = "M" }
  }
}
