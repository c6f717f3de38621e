// config: {"enable": ["observed-object-unused"]}
import SwiftUI

final class Radio: ObservableObject {
  @Published var station = 1
}

struct RadioButton: View {
  #if os(macOS)
    @ObservedObject var radio: Radio  // expect: observed-object-unused note
  #else
    @EnvironmentObject var radio: Radio  // expect: observed-object-unused note
  #endif

  var body: some View { Button("Next") { radio.station += 1 } }
}
