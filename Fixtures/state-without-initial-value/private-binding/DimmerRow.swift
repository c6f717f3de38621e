import SwiftUI

struct DimmerRow: View {
  @Binding private var isDim: Bool  // expect: state-without-initial-value error `@Binding`

  var body: some View { Toggle("Dim", isOn: $isDim) }
}

struct StageView: View {
  @State private var isDim = false

  var body: some View { DimmerRow(isDim: $isDim) }
}
