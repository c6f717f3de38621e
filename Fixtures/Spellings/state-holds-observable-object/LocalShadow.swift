import SwiftUI

final class Well: ObservableObject { @Published var depth = 12 }

struct WellView: View {
  @State private var well = "Old well"

  var body: some View {
    let model = Well.sample
    // fine: state-holds-observable-object -- the state is a String, the object a local
    return Button("\(well), \(model.depth) m") { well = "New well" }
  }
}

extension Well {
  static let sample = Well()
}
