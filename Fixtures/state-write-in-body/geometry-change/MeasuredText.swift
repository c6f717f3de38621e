import SwiftUI

struct MeasuredText: View {
  @State private var height = 0.0
  @State private var passes = 0

  var body: some View {
    Text("\(height) after \(passes)")
      .onGeometryChange(for: Double.self) { proxy in
        passes += 1  // expect: state-write-in-body error `passes += 1`
        return proxy.size.height
      } action: { new in
        height = new  // fine: state-write-in-body -- the action runs after the layout
      }
      // fine: state-write-in-body -- an action
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { passes = Int($0.width) })
  }
}
