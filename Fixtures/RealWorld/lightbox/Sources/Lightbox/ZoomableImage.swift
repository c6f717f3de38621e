import SwiftUI
import UIKit

/// A picture in a scroll view, which a pinch or a double tap enlarges.
struct ZoomableImage: UIViewRepresentable {
    let image: UIImage
    @Binding var scale: CGFloat

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func makeCoordinator() -> Coordinator {
        Coordinator(scale: $scale)
    }

    func makeUIView(context: Context) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.delegate = context.coordinator
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 6
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false

        let imageView = context.coordinator.imageView
        imageView.contentMode = .scaleAspectFit
        imageView.frame = scrollView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(imageView)

        let doubleTap = UITapGestureRecognizer(
            target: context.coordinator,
            action: #selector(Coordinator.doubleTapped(_:))
        )
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        return scrollView
    }

    func updateUIView(_ scrollView: UIScrollView, context: Context) {
        context.coordinator.scale = $scale
        if context.coordinator.imageView.image !== image {
            context.coordinator.imageView.image = image
        }
        if !scrollView.isZooming, abs(scrollView.zoomScale - scale) > 0.01 {
            scrollView.setZoomScale(scale, animated: !reduceMotion)
        }
    }

    static func dismantleUIView(_ scrollView: UIScrollView, coordinator: Coordinator) {
        scrollView.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let imageView = UIImageView()
        var scale: Binding<CGFloat>

        init(scale: Binding<CGFloat>) {
            self.scale = scale
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            imageView
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            self.scale.wrappedValue = scale
        }

        @objc func doubleTapped(_ recognizer: UITapGestureRecognizer) {
            scale.wrappedValue = scale.wrappedValue > 1 ? 1 : 3
        }
    }
}

struct ZoomableImage_Previews: PreviewProvider {
    private struct Example: View {
        @State private var scale: CGFloat = 1

        var body: some View {
            VStack {
                ZoomableImage(image: UIImage(systemName: "leaf") ?? UIImage(), scale: $scale)
                Slider(value: $scale, in: 1...6)
            }
        }
    }

    static var previews: some View {
        Example()
    }
}
