import Combine
import SwiftUI

struct Demo_Previews: PreviewProvider {
  struct Demo: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        // fine: publisher-created-in-body -- a preview
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          count += 1
        }
    }
  }

  static var previews: some View { Demo() }
}
