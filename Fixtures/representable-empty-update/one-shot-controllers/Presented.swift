// config: {"enable": ["representable-empty-update"]}
import MessageUI
import PhotosUI
import QuickLook
import SafariServices
import SwiftUI
import UIKit

struct WebPageSheet: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }

  // fine: representable-empty-update -- takes its address once
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct ShareSheet: UIViewControllerRepresentable {
  let activityItems: [String]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: activityItems, applicationActivities: nil)
  }

  // fine: representable-empty-update -- takes its items once
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct PhotoSheet: UIViewControllerRepresentable {
  let limit: Int

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = limit
    return PHPickerViewController(configuration: configuration)
  }

  // fine: representable-empty-update -- takes its configuration once
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

struct CameraSheet: UIViewControllerRepresentable {
  let sourceType: UIImagePickerController.SourceType

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let controller = UIImagePickerController()
    controller.sourceType = sourceType
    return controller
  }

  // fine: representable-empty-update -- shown once, with one source
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

struct MailSheet: UIViewControllerRepresentable {
  let subject: String

  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.setSubject(subject)
    return controller
  }

  // fine: representable-empty-update -- the person edits it from here on
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

struct DocumentSheet: UIViewControllerRepresentable {
  let allowsMany: Bool

  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let controller = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    controller.allowsMultipleSelection = allowsMany
    return controller
  }

  // fine: representable-empty-update -- shown once
  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
}

struct QuickLookSheet: UIViewControllerRepresentable {
  let page: Int

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.currentPreviewItemIndex = page
    return controller
  }

  // fine: representable-empty-update -- shown once
  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}
