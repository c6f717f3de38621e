import SwiftUI

struct StampRow: View {
  @Binding var year: Int

  var body: some View { Stepper("\(year)", value: $year) }
}

struct StampRow_Previews: PreviewProvider {
  struct Demo: View {
    @State private var years = [1890, 1902]

    var body: some View {
      VStack {
        // fine: foreach-index-id -- a preview
        ForEach(years.indices, id: \.self) { StampRow(year: $years[$0]) }
        Button("Drop") { years.removeFirst() }
      }
    }
  }

  static var previews: some View { Demo() }
}
