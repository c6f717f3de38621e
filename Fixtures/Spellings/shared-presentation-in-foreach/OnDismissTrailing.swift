import SwiftUI

struct SkiList: View {
  let skis: [String]
  @State private var isWaxing = false

  var body: some View {
    List(skis, id: \.self) { ski in
      Button(ski) { isWaxing = true }
        .sheet(isPresented: $isWaxing) {  // expect: shared-presentation-in-foreach warning
          print("waxed")
        } content: {
          Text("Wax \(ski)")
        }
    }
  }
}
