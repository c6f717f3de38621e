// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Waterline: View {
  let liters: Int
  @State private var isFull = false  // expect: derived-state note `@State`

  var body: some View {
    Text(isFull ? "Full" : "\(liters) l")
      .onAppear { isFull = liters >= 200 }
      .onChange(of: liters) { isFull = liters >= 200 }
  }
}
