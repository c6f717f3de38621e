import SwiftUI

final class MugModel: ObservableObject {
  @Published var sips = 0
}

struct Mug: View {
  @ObservedObject var model: MugModel
  @Binding var isFull: Bool

  var body: some View { Toggle("\(model.sips) sips", isOn: $isFull) }
}

#Preview("In a list") {
  @Previewable @State var isFull = true  // fine: state-not-private -- a preview
  let _ = (isFull = false)  // fine: state-write-in-body -- a preview
  Mug(model: MugModel(), isFull: $isFull)
}

struct Mug_Previews: PreviewProvider {
  struct Host: View {
    @State var isFull = false  // fine: state-not-private -- inside a preview provider
    @State private var drawn = 0
    // fine: observed-object-created-in-view -- inside a preview provider
    @ObservedObject var model = MugModel()

    var body: some View {
      let _ = (drawn += 1)  // fine: state-write-in-body -- inside a preview provider
      Mug(model: model, isFull: $isFull)
    }
  }

  static var previews: some View { Host() }
}
