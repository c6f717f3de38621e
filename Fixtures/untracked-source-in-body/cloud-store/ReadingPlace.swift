// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct ReadingPlace: View {
  var body: some View {
    // expect: untracked-source-in-body note `NSUbiquitousKeyValueStore.default.string(forKey: "page")`
    Text(NSUbiquitousKeyValueStore.default.string(forKey: "page") ?? "Page 1")
  }
}
