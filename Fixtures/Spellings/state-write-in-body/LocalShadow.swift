import SwiftUI

struct HazelView: View {
  @State private var nuts = 3
  @Binding var shells: [Int]

  var body: some View {
    VStack {
      ForEach(shells.indices, id: \.self) { index in
        row(index, nuts: nuts)
      }
      Button("Crack") {
        nuts -= 1
        shells.append(nuts)
      }
    }
  }

  private func row(_ shells: Int, nuts: Int) -> some View {
    var nuts = nuts
    nuts += shells  // fine: state-write-in-body -- a local made from a parameter
    let text: String = { (shells: inout Int) -> String in
      shells += 1  // fine: state-write-in-body -- the closure's own parameter
      return "\(shells)"
    }(&nuts)
    return Text(text)
  }
}
