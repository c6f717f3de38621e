import SwiftUI

struct HarbourList: View {
  let buoys: [HarbourBuoy]

  var body: some View {
    List(buoys) { Text($0.colour) }
  }
}
