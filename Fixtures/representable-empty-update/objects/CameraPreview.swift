// config: {"enable": ["representable-empty-update"]}
import AVFoundation
import SwiftUI
import UIKit

@MainActor @Observable final class Turntable {
  var speed = 33
}

protocol Deck {
  var name: String { get }
}

final class TurntableView: UIView {
  var turntable: Turntable?
}

struct CameraPreview: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
    return view
  }

  // fine: representable-empty-update -- a class; the layer follows the session by itself
  func updateUIView(_ view: UIView, context: Context) {}
}

struct TurntableScreen: UIViewRepresentable {
  let turntable: Turntable

  func makeUIView(context: Context) -> TurntableView {
    let view = TurntableView()
    view.turntable = turntable
    return view
  }

  // fine: representable-empty-update -- a class of the project
  func updateUIView(_ view: TurntableView, context: Context) {}
}

struct DeckLabel: UIViewRepresentable {
  let deck: any Deck

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = deck.name
    return label
  }

  // fine: representable-empty-update -- a protocol, perhaps a class behind it
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct Hosted: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  // fine: representable-empty-update -- the view itself
  func updateUIView(_ view: UIView, context: Context) {}
}

struct HostedController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }

  // fine: representable-empty-update -- the controller itself
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct TypedView: UIViewRepresentable {
  let type: UIView.Type

  func makeUIView(context: Context) -> UIView { type.init(frame: .zero) }

  // fine: representable-empty-update -- a type
  func updateUIView(_ view: UIView, context: Context) {}
}
