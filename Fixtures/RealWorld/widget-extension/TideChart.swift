import SwiftUI

/// The curve of a day, drawn by hand: a chart would be too heavy for a widget.
struct TideChart: View {
  let samples: [TideEntry.Sample]
  var onSelect: ((TideEntry.Sample) -> Void)?

  var body: some View {
    Canvas { context, size in
      guard samples.count > 1 else { return }
      var path = Path()
      for (index, sample) in samples.enumerated() {
        let point = place(sample, index, in: size)
        if index == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      context.stroke(path, with: .color(.blue), lineWidth: 2)

      var shade = context
      shade.opacity = 0.2
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.addLine(to: CGPoint(x: 0, y: size.height))
      path.closeSubpath()
      shade.fill(path, with: .color(.blue))
    }
    .overlay {
      GeometryReader { proxy in
        Color.clear
          .contentShape(.rect)
          .onTapGesture { location in
            let index = Int(location.x / proxy.size.width * Double(samples.count))
            guard samples.indices.contains(index) else { return }
            onSelect?(samples[index])
          }
      }
    }
  }

  private func place(_ sample: TideEntry.Sample, _ index: Int, in size: CGSize) -> CGPoint {
    var point = CGPoint.zero
    point.x = size.width * Double(index) / Double(samples.count - 1)
    point.y = size.height * (1 - sample.metres / 6)
    return point
  }
}

/// A row of equal columns; the highest child sets the height.
struct EqualColumns: Layout {
  var spacing = 4.0

  struct Cache {
    var widest = 0.0
    var passes = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    for subview in subviews {
      cache.widest = max(cache.widest, subview.sizeThatFits(.unspecified).width)
    }
    return cache
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.passes += 1
    var height = 0.0
    subviews.forEach { height = max(height, $0.sizeThatFits(proposal).height) }
    let gaps = spacing * Double(max(subviews.count - 1, 0))
    return CGSize(width: cache.widest * Double(subviews.count) + gaps, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += cache.widest + spacing
    }
  }
}
