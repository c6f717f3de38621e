import SwiftUI

struct SongTitle: View {
  @State var title: String  // expect: state-passed-by-parent warning `@State`

  var body: some View { TextField("Title", text: $title) }
}
