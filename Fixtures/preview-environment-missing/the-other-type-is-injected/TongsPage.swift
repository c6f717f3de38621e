import SwiftUI

final class Tongs: ObservableObject {
  @Published var isOpen = true
}

final class Bucket: ObservableObject {
  @Published var litres = 8
}

struct TongsPage: View {
  @EnvironmentObject private var tongs: Tongs
  @EnvironmentObject private var bucket: Bucket

  var body: some View {
    Toggle("Open", isOn: $tongs.isOpen)
    Stepper("\(bucket.litres) l", value: $bucket.litres)
  }
}

#Preview {
  TongsPage()  // expect: preview-environment-missing warning `TongsPage()`
    .environmentObject(Tongs())
}

#Preview("Both") {
  TongsPage()  // fine: preview-environment-missing -- has both
    .environmentObject(Tongs())
    .environmentObject(Bucket())
}
