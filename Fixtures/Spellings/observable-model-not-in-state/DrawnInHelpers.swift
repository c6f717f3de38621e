import SwiftUI

final class Well: ObservableObject {
  @Published var depth = 9
  var isDry = false
}

struct WellView: View {
  private let well = Well()  // expect: observable-model-not-in-state warning `well`

  var body: some View {
    VStack {
      label
      Button("Dig") { well.depth += 1 }
    }
  }

  private var label: some View {
    let shown = well
    return Text("\(shown.depth) m")
  }
}

final class Bucket {
  var litres = 0
  func fill() { litres = 10 }
}

struct BucketView: View {
  private let bucket = Bucket()  // expect: observable-model-not-in-state warning `bucket`

  var body: some View {
    VStack {
      Text(level())
      Button("Fill") { bucket.fill() }
    }
  }

  private func level() -> String { "\(self.bucket.litres) l" }
}
