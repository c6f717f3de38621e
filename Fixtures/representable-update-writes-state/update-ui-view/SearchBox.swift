import SwiftUI
import UIKit

struct SearchBox: UIViewRepresentable {
  @Binding var query: String
  @State private var passes = 0

  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    // expect: representable-update-writes-state warning `query = bar.text ?? ""`
    query = bar.text ?? ""
    passes += 1  // expect: representable-update-writes-state warning `passes += 1`
    bar.prompt = "\(passes)"
  }
}
