import SwiftUI

struct MugPreviewShelf: View {
  @State var isFull = false  // fine: state-not-private -- a file of preview helpers
  // fine: observed-object-created-in-view -- a file of preview helpers
  @ObservedObject var model = MugModel()

  var body: some View { Mug(model: model, isFull: $isFull) }
}
