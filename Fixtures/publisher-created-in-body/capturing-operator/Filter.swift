import Combine
import SwiftUI

final class Words: ObservableObject {
  @Published var typed = ""
}

struct Filter: View {
  @StateObject private var words = Words()
  @State private var prefix = "a"
  @State private var hits = 0

  var body: some View {
    VStack {
      TextField("Words", text: $words.typed)
      TextField("Prefix", text: $prefix)
      Text("\(hits)")
    }
    // The closure holds the prefix, so no two of these publishers are alike.
    // miss: publisher-created-in-body -- what SwiftUI compares of a chain with closures is not known
    .onReceive(words.$typed.filter { $0.hasPrefix(prefix) }) { hits = $0.count }
  }
}
