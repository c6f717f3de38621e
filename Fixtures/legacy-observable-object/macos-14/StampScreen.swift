import SwiftUI

struct StampScreen: View {
  @ObservedObject var album: StampAlbum

  var body: some View { Text("Open") }
}
