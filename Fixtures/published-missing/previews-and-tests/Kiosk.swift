// config: {"enable": ["published-missing"]}
import SwiftUI

final class KioskModel: ObservableObject {
  @Published var papers = 10
  var name = "Kiosk"  // fine: published-missing -- drawn in a preview only
  func rename() { name = "Corner shop" }
}

struct KioskView: View {
  @ObservedObject var kiosk: KioskModel

  var body: some View { Stepper("\(kiosk.papers)", value: $kiosk.papers) }
}

struct KioskView_Previews: PreviewProvider {
  struct Bench: View {
    @StateObject private var kiosk = KioskModel()

    var body: some View {
      VStack {
        Text(kiosk.name)
        KioskView(kiosk: kiosk)
      }
    }
  }

  static var previews: some View { Bench() }
}
