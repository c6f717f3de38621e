import SwiftUI

struct Vineyard: View {  // expect: subview-as-computed-property note
  @State private var rows = 4

  var body: some View {
    VStack {
      Stepper("\(rows)", value: $rows)
      slope
      press
      cellar
    }
  }

  var slope: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Slope")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Sun")
        Spacer()
        Image(systemName: "sun")
      }
      HStack {
        Text("Rain")
        Spacer()
        Image(systemName: "rain")
      }
      HStack {
        Text("Soil")
        Spacer()
        Image(systemName: "soil")
      }
    }
    .padding()
  }
}
