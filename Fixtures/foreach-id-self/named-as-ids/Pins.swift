import SwiftUI

struct Pins: View {
  @State private var pinnedIDs: [String] = []
  @State private var cacheKeys: [String] = []

  var body: some View {
    VStack {
      // fine: foreach-id-self -- ids, by their name
      ForEach(pinnedIDs, id: \.self) { Text($0) }
      // fine: foreach-id-self -- keys, by their name
      ForEach(cacheKeys, id: \.self) { Text($0) }
      Button("Pin") {
        pinnedIDs.append("note-\(pinnedIDs.count)")
        cacheKeys.append("key-\(cacheKeys.count)")
      }
    }
  }
}
