import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

struct PointsLabel: View {
  @StateObject private var own = Score()
  @ObservedObject private var score: Score
  init(_ score: Score) { self.score = score }

  var body: some View { Stepper("\(score.points) \(own.points)", value: $own.points) }
}

struct Match: View {
  @ObservedObject var score: Score  // expect: observed-object-unused note

  var body: some View { content.padding() }

  private var content: some View {
    VStack { PointsLabel(self.score) }
  }
}

struct Pitch: View {
  @EnvironmentObject var score: Score  // expect: observed-object-unused note
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { PointsLabel(score) }
  }
}
