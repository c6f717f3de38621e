import SwiftUI

final class KiteModel: ObservableObject {
  @Published var height = 30
}

struct KitePage: View {
  @ObservedObject var kite: KiteModel

  var body: some View { Stepper("\(kite.height) m", value: $kite.height) }
}

struct KitePage_Previews: PreviewProvider {
  static var previews: some View {
    let kite = KiteModel()  // fine: object-created-in-body -- a preview
    KitePage(kite: kite)
    KitePage(kite: KiteModel())  // fine: object-created-in-body -- a preview
  }
}

#Preview {
  KitePage(kite: KiteModel())  // fine: object-created-in-body -- a preview
    .environmentObject(KiteModel())  // fine: object-created-in-body -- a preview
}
