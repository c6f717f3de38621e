import SwiftUI

struct StampScreen: View {
  // expect: observed-object-unused note
  @ObservedObject var album: StampAlbum

  var body: some View { Text("Open") }
}
