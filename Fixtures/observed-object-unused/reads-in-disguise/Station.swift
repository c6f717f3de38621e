import SwiftUI

final class Train: ObservableObject {
  @Published var delay = 0
  @Published var isFull = false
}

struct DelayText: View {
  @ObservedObject var train: Train  // fine: observed-object-unused -- read in a text in a text
  let isKnown: Bool

  var body: some View { Text("\(isKnown ? "late by \(train.delay)" : "on time")") }
}

struct FullSwitch: View {
  @EnvironmentObject var train: Train  // fine: observed-object-unused -- its binding is drawn

  var body: some View { Toggle("Full", isOn: $train.isFull) }
}

struct DelayBell: View {
  @EnvironmentObject var train: Train  // fine: observed-object-unused -- watched
  @State private var rings = 0

  var body: some View {
    Text("\(rings)").onChange(of: train.delay) { rings += 1 }
  }
}

struct TrainRow: View {
  @ObservedObject var train: Train  // fine: observed-object-unused -- a method of `body` reads it

  var body: some View { Text(title(of: train)) }

  private func title(of train: Train) -> String { "\(train.delay) min" }
}

struct FullBanner: View {
  @ObservedObject var train: Train  // fine: observed-object-unused -- read to be evaluated again
  let text: String

  var body: some View {
    let _ = train.isFull
    Text(text)
  }
}
