import SwiftUI

struct Choir: View {
  let voices: [String]
  @State private var voice = ""
  @State private var isSinging = false

  var body: some View {
    List(voices, id: \.self) { name in
      Button(name) {
        isSinging = true
        voice = name
      }
    }
    .sheet(isPresented: $isSinging) {  // expect: sheet-ispresented-stale-item warning `$isSinging`
      print("closed")
    } content: {
      Text(voice)
    }
  }
}
