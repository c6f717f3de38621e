import SwiftUI

struct Parcel: View {
  let sender: String?
  @State private var caption: String?  // expect: derived-state note

  var body: some View {
    Text(caption ?? "")
      .onChange(of: sender) { caption = sender ?? "Unknown" }
  }
}
