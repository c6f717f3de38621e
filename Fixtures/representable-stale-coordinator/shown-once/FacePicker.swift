import SwiftUI
import UIKit

struct FacePicker: UIViewControllerRepresentable {
  let limit: Int
  let onPick: (UIImage) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  // fine: representable-stale-coordinator -- the picker is shown once, and so is its coordinator
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let parent: FacePicker

    init(parent: FacePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      guard parent.limit > 0, let image = info[.originalImage] as? UIImage else { return }
      parent.onPick(image)
    }
  }
}
