import SwiftUI

struct Bell: Identifiable {
  let id = UUID().uuidString
  let tone: String
}

struct Gong: Identifiable {
  private(set) var id = UUID()
  let tone: String
}

struct Chime: Identifiable {
  let id: Foundation.UUID = Foundation.UUID()
  let tone: String
}

struct BellTower: View {
  let tones: [String]
  @State private var isRinging = false

  var body: some View {
    Toggle("Ringing", isOn: $isRinging)
    // expect: unstable-identifiable-id warning `Bell(tone: $0)`
    ForEach(tones.map { Bell(tone: $0) }) { Text($0.tone) }
    // expect: unstable-identifiable-id warning `Gong(tone: $0)`
    ForEach(tones.map { Gong(tone: $0) }) { Text($0.tone) }
    // expect: unstable-identifiable-id warning `Chime(tone: $0)`
    ForEach(tones.map { Chime(tone: $0) }) { Text($0.tone) }
  }
}
