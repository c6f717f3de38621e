import SwiftUI

/// A box with a title, a star and whatever else.
struct Panel<Content: View>: View {
	private let title: String
	private let content: Content
	private let onStar: () -> Void

	init(title: String, @ViewBuilder content: () -> Content, onStar: @escaping () -> Void) {
		self.title = title
		self.content = content()
		self.onStar = onStar
	}

	var body: some View {
		VStack(alignment: .leading, spacing: 12) {
			HStack {
				Text(title).font(.headline)
				Spacer()
				Button(action: onStar) { Image(systemName: "star") }
			}
			content
		}
		.padding()
		.background(RoundedRectangle(cornerRadius: 12).fill(.thinMaterial))
	}
}

/// Moves a view from side to side, once for each whole number.
struct Shake: GeometryEffect {
	var travel: CGFloat

	var animatableData: CGFloat {
		get { travel }
		set { travel = newValue }
	}

	func effectValue(size: CGSize) -> ProjectionTransform {
		var transform = CGAffineTransform.identity
		transform.tx = size.width * 0.05 * sin(travel * .pi * 4)
		return ProjectionTransform(transform)
	}
}

struct Ring: Shape {
	var start = 0.0
	var fraction: Double

	var animatableData: AnimatablePair<Double, Double> {
		get { AnimatablePair(start, fraction) }
		set {
			start = newValue.first
			fraction = newValue.second
		}
	}

	func path(in rect: CGRect) -> Path {
		var path = Path()
		path.addArc(
			center: CGPoint(x: rect.midX, y: rect.midY),
			radius: min(rect.width, rect.height) / 2,
			startAngle: .degrees(360 * start - 90),
			endAngle: .degrees(360 * fraction - 90),
			clockwise: false
		)
		return path
	}
}

/// Fades a view in after it has appeared.
struct FadeIn: ViewModifier {
	let delay: Double
	@State private var opacity = 0.0
	@State private var task: Task<Void, Never>?

	func body(content: Content) -> some View {
		content
			.opacity(opacity)
			.onAppear {
				task = Task { @MainActor in
					try? await Task.sleep(for: .seconds(delay))
					withAnimation(.easeIn) {
						opacity = 1
					}
				}
			}
			.onDisappear {
				task?.cancel()
				task = nil
			}
	}
}

extension View {
	func fadeIn(after delay: Double) -> some View {
		modifier(FadeIn(delay: delay))
	}
}
