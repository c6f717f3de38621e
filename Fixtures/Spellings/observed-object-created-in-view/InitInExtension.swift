import SwiftUI

final class Winery: ObservableObject { @Published var bottles = 6 }

struct WineryView: View {
  @ObservedObject var winery: Winery

  var body: some View { Text("\(winery.bottles)") }
}

extension WineryView {
  init() {
    // expect: observed-object-created-in-view warning `self.winery = Winery()`
    self.winery = Winery()
  }
}
