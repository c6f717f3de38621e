// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Sundeck: View {
  let guests: Int
  let chairs: Int
  @State private var isFull = false  // fine: derived-state -- the chairs count as well
  @State private var isBusy = false  // fine: derived-state -- the button asks for it, too
  @State private var isLate = false  // fine: derived-state -- not for each change

  var body: some View {
    Button("\(isFull ? "Full" : "Free") \(isBusy ? "!" : "") \(isLate ? "late" : "")") { judge() }
      .onChange(of: guests) {
        isFull = guests >= chairs
        judge()
      }
      .onChange(of: chairs) {
        guard guests > 3 else { return }
        isLate = chairs > 10
      }
  }

  private func judge() { isBusy = guests > 20 }
}
