import SwiftUI

struct BinList: View {
  let bins: [String]
  @State private var bin: String?
  @State private var isAsking = false

  var body: some View {
    List(bins, id: \.self) { name in
      Button(name) {
        bin = name
        isAsking = true
      }
    }
    // fine: sheet-ispresented-stale-item -- `presenting:` reads the bin in body
    .alert("Empty it?", isPresented: $isAsking, presenting: bin) { bin in
      Button("Empty \(bin)") { print(bin) }
    }
  }
}
