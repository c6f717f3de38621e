import SwiftUI
import UIKit

/// A place to draw on top of a picture.
struct SketchPad: View {
    let background: UIImage
    @Binding var strokes: [Stroke]

    @State private var pending: Stroke?
    @State private var width: CGFloat = 4
    @GestureState private var isDrawing = false

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Canvas { context, size in
                    let all = strokes + [pending].compactMap { $0 }
                    for stroke in all {
                        context.stroke(
                            path(of: stroke, in: size),
                            with: .color(.yellow),
                            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round)
                        )
                    }
                }
                .background {
                    Image(uiImage: background)
                        .resizable()
                        .scaledToFit()
                }
                .opacity(isDrawing ? 0.9 : 1)
                .gesture(drawing(in: proxy.size))
            }
            HStack {
                Slider(value: $width, in: 1...16) {
                    Text("Width")
                }
                Button("Undo") {
                    _ = strokes.popLast()
                }
                .disabled(strokes.isEmpty)
            }
            .padding(.horizontal)
        }
        .onChange(of: isDrawing) { isDrawing in
            // A gesture that the system cancels has no end.
            if !isDrawing {
                pending = nil
            }
        }
    }

    private func drawing(in size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDrawing) { _, isDrawing, _ in
                isDrawing = true
            }
            .onChanged { value in
                let point = normalized(value.location, in: size)
                if pending == nil {
                    pending = Stroke(id: UUID(), points: [point], width: width)
                } else {
                    pending?.points.append(point)
                }
            }
            .onEnded { _ in
                if let pending {
                    strokes.append(pending)
                }
                pending = nil
            }
    }

    private func normalized(_ point: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
    }

    private func path(of stroke: Stroke, in size: CGSize) -> Path {
        var path = Path()
        path.addLines(stroke.points.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) })
        return path
    }
}

/// A dial that is turned with one finger and reports through target and action.
struct ExposureDial: UIViewRepresentable {
    @Binding var value: Double
    let range: ClosedRange<Double>

    func makeCoordinator() -> Coordinator {
        Coordinator(value: $value)
    }

    func makeUIView(context: Context) -> DialControl {
        let dial = DialControl()
        dial.addTarget(
            context.coordinator,
            action: #selector(Coordinator.dialTurned(_:)),
            for: .valueChanged
        )
        return dial
    }

    func updateUIView(_ dial: DialControl, context: Context) {
        context.coordinator.value = $value
        dial.range = range
        if dial.value != value {
            dial.value = value
        }
        dial.isEnabled = context.environment.isEnabled
        dial.accessibilityValue = value.formatted(.number.precision(.fractionLength(1)))
    }

    @MainActor
    final class Coordinator: NSObject {
        var value: Binding<Double>

        init(value: Binding<Double>) {
            self.value = value
        }

        @objc func dialTurned(_ dial: DialControl) {
            value.wrappedValue = dial.value
        }
    }
}

final class DialControl: UIControl {
    var range: ClosedRange<Double> = 0...1 {
        didSet { setNeedsDisplay() }
    }

    var value = 0.0 {
        didSet { setNeedsDisplay() }
    }

    private var valueAtTouch = 0.0
    private var touchStart = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A dial is made in code")
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueAtTouch = value
        touchStart = touch.location(in: self).x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travelled = (touch.location(in: self).x - touchStart) / max(bounds.width, 1)
        let span = range.upperBound - range.lowerBound
        value = min(max(valueAtTouch + travelled * span, range.lowerBound), range.upperBound)
        sendActions(for: .valueChanged)
        return true
    }

    override func draw(_ rect: CGRect) {
        let marks = 21
        let span = max(range.upperBound - range.lowerBound, .ulpOfOne)
        let chosen = (value - range.lowerBound) / span
        for mark in 0..<marks {
            let position = Double(mark) / Double(marks - 1)
            let x = rect.width * position
            let isNear = abs(position - chosen) < 0.5 / Double(marks)
            let bar = CGRect(x: x - 1, y: 0, width: 2, height: isNear ? rect.height : rect.height / 2)
            (isNear ? tintColor : UIColor.tertiaryLabel)?.setFill()
            UIBezierPath(rect: bar).fill()
        }
    }
}

struct SketchPad_Previews: PreviewProvider {
    private struct Example: View {
        @State private var strokes: [Stroke] = []
        @State private var exposure = 0.5

        var body: some View {
            SketchPad(background: UIImage(systemName: "mountain.2") ?? UIImage(), strokes: $strokes)
            ExposureDial(value: $exposure, range: -2...2)
                .frame(height: 56)
        }
    }

    static var previews: some View {
        VStack { Example() }
    }
}
