// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct DotRow: UIViewRepresentable {
  var page = 0

  func makeUIView(context: Context) -> UIPageControl {
    let dots = UIPageControl()
    dots.currentPage = page
    return dots
  }

  // expect: representable-empty-update note
  func updateUIView(_ dots: UIPageControl, context: Context) {}
}

struct Carousel: View {
  @State private var page = 0

  var body: some View {
    DotRow(page: page)
    Button("Next") { page += 1 }
  }
}
