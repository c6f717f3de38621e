import SwiftUI

struct RainMeter: View {
  let millimetres: Int
  @State private var most = 0

  var body: some View { panel }

  private var panel: some View {
    update()
    return Text("\(millimetres), most \(most)")
  }

  private func update() {
    DispatchQueue.main.async {  // expect: async-hop-write-in-body warning
      most = max(most, millimetres)
    }
  }
}
