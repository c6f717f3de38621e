import SwiftUI
import UIKit

/// A UIKit screen inside a SwiftUI one. It reports through a delegate, as it always has.
@MainActor
protocol CropControllerDelegate: AnyObject {
    func cropController(_ controller: CropController, didChange crop: CGRect)
    func cropControllerDidFinish(_ controller: CropController)
}

final class CropController: UIViewController {
    weak var delegate: (any CropControllerDelegate)?

    private let imageView = UIImageView()
    private(set) var crop = CGRect(x: 0, y: 0, width: 1, height: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFit
        imageView.frame = view.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(imageView)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    func show(_ image: UIImage, crop: CGRect) {
        loadViewIfNeeded()
        imageView.image = image
        self.crop = crop
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        let inset = max(0, min(0.4, translation.x / max(view.bounds.width, 1)))
        crop = CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: inset, dy: inset)
        delegate?.cropController(self, didChange: crop)
        if recognizer.state == .ended {
            delegate?.cropControllerDidFinish(self)
        }
    }
}

struct CropView: UIViewControllerRepresentable {
    let image: UIImage
    @Binding var crop: CGRect
    var onFinish: () -> Void = {}

    func makeCoordinator() -> Coordinator {
        Coordinator(crop: $crop, onFinish: onFinish)
    }

    func makeUIViewController(context: Context) -> CropController {
        let controller = CropController()
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: CropController, context: Context) {
        context.coordinator.update(crop: $crop, onFinish: onFinish)
        controller.show(image, crop: crop)
    }

    @MainActor
    final class Coordinator: CropControllerDelegate {
        private var crop: Binding<CGRect>
        private var onFinish: () -> Void

        init(crop: Binding<CGRect>, onFinish: @escaping () -> Void) {
            self.crop = crop
            self.onFinish = onFinish
        }

        func update(crop: Binding<CGRect>, onFinish: @escaping () -> Void) {
            self.crop = crop
            self.onFinish = onFinish
        }

        func cropController(_ controller: CropController, didChange crop: CGRect) {
            self.crop.wrappedValue = crop
        }

        func cropControllerDidFinish(_ controller: CropController) {
            onFinish()
        }
    }
}

/// Shows a controller that somebody else owns and configures.
struct EmbeddedController<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> Controller {
        controller
    }

    func updateUIViewController(_ controller: Controller, context: Context) {}
}

/// Blurs what is behind it. The style arrives anew with each update.
struct BlurView: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: nil)
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {
        view.effect = UIBlurEffect(style: style)
    }
}

/// Hosts the crop in a window of UIKit, where the model is handed over by hand.
final class CropHostingController: UIHostingController<CropScreen> {
    init(model: CropModel) {
        super.init(rootView: CropScreen(model: model))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The crop is made in code")
    }
}

@MainActor
final class CropModel: ObservableObject {
    @Published var crop = CGRect(x: 0, y: 0, width: 1, height: 1)
    @Published private(set) var isFinished = false

    /// The picture stays the same for as long as the model lives.
    let image: UIImage

    init(image: UIImage) {
        self.image = image
    }

    func finish() {
        isFinished = true
    }
}

struct CropScreen: View {
    @ObservedObject var model: CropModel

    var body: some View {
        CropView(image: model.image, crop: $model.crop, onFinish: model.finish)
            .overlay(alignment: .bottom) {
                BlurView()
                    .frame(height: 44)
                    .overlay { Text(model.isFinished ? "Done" : "Drag to crop") }
            }
    }
}
