import SwiftUI

struct SavedLabel: View {
  let key: String
  @State private var text = ""

  var body: some View {
    Text(text)
      // fine: onappear-copies-input -- a store answers, and what it has changes by itself
      .onAppear { text = UserDefaults.standard.string(forKey: key) ?? "" }
  }
}

struct FileLabel: View {
  let file: URL
  @State private var text = ""

  var body: some View {
    Text(text)
      // fine: onappear-copies-input -- a file is read, and reading it in body is no better
      .onAppear { text = (try? String(contentsOf: file)) ?? "" }
  }
}

struct ScaledLabel: View {
  let price: Double
  @State private var rate = 1.0
  @State private var total = 0.0

  var body: some View {
    Text("\(total)")
      // fine: onappear-copies-input -- made of state too
      .onAppear { total = price * rate }
      .onTapGesture { rate += 0.1 }
  }
}

struct LaterLabel: View {
  let name: String
  @State private var shown = ""

  var body: some View {
    Text(shown)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          shown = name  // fine: onappear-copies-input -- it is about the delay
        }
      }
  }
}

struct FixedLabel: View {
  let name: String
  @State private var shown = ""

  var body: some View {
    // fine: onappear-copies-input -- each call gives the same name for ever
    Text(shown).onAppear { shown = name.uppercased() }
  }
}

struct FixedPage: View {
  var body: some View {
    FixedLabel(name: "North")
    FixedLabel(name: "South")
  }
}
