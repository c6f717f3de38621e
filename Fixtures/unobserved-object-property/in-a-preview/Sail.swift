import SwiftUI

final class SailModel: ObservableObject {
  @Published var angle = 10
}

struct SailView: View {
  @ObservedObject var sail: SailModel

  var body: some View { Stepper("\(sail.angle)°", value: $sail.angle) }
}

struct SailView_Previews: PreviewProvider {
  struct Caption: View {
    let sail: SailModel  // fine: unobserved-object-property -- inside a preview provider

    var body: some View { Text("\(sail.angle)°") }
  }

  static var previews: some View {
    let sail = SailModel()
    VStack {
      SailView(sail: sail)
      Caption(sail: sail)
    }
  }
}
