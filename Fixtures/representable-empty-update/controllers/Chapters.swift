// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

final class ChapterController: UIViewController {
  var chapter = 1
}

struct ChapterScreen: UIViewControllerRepresentable {
  let chapter: Int

  func makeUIViewController(context: Context) -> ChapterController {
    let controller = ChapterController()
    controller.chapter = chapter
    return controller
  }

  // expect: representable-empty-update note
  func updateUIViewController(_ controller: ChapterController, context: Context) {
    print("update")
  }
}
