import SwiftUI
import UIKit

struct PagerBox: UIViewControllerRepresentable {
  @Binding var page: Int

  func makeUIViewController(context: Context) -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  func updateUIViewController(_ pager: UIPageViewController, context: Context) {
    pager.title = "Page \(page)"
    page = min(page, 9)  // expect: representable-update-writes-state warning `page = min(page, 9)`
  }
}
