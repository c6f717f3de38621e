import SwiftUI

@MainActor final class Reader2: ObservableObject {
  static let shared = Reader2()
  @Published var size = 14.0
}

struct SizeSheet: View {
  @EnvironmentObject private var reader: Reader2

  var body: some View { Slider(value: $reader.size, in: 10...30) }
}

struct NewsPage: View {
  @State private var isShowing = false

  var body: some View {
    Button("Size") { isShowing = true }
      .environmentObject(Reader2.shared)  // expect: environment-below-presentation note
      .sheet(isPresented: $isShowing) { SizeSheet() }
  }
}

@main struct NewsApp: App {
  var body: some Scene {
    WindowGroup { NewsPage().environmentObject(Reader2.shared) }
  }
}
