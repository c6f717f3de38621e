import SwiftUI

struct HarvestPage: View {
  @State private var harvest = Harvest()

  var body: some View {
    #if os(iOS)
      Text("\(harvest.tons)").task { await harvest.bringIn() }
    #else
      Text("\(harvest.tons)").task { await harvest.bringIn() }
    #endif
  }
}
