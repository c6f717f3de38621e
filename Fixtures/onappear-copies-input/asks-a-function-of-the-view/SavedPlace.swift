import SwiftUI

struct SavedPlace: View {
  let key: String
  @State private var note = ""

  var body: some View {
    Text(note)
      // fine: onappear-copies-input -- a look-up, and its result is not only the input
      .onAppear { note = stored(key) }
  }

  private func stored(_ key: String) -> String {
    UserDefaults.standard.string(forKey: key) ?? ""
  }
}
