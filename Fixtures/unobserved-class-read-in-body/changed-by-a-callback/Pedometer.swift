import SwiftUI

final class StepTracker {
  private(set) var steps = 0
  private let notifications = NotificationCenter.default

  func begin() {
    notifications.addObserver(forName: .init("step"), object: nil, queue: .main) { [weak self] _ in
      self?.steps += 1
    }
  }
}

struct StepLabel: View {
  let tracker: StepTracker  // expect: unobserved-class-read-in-body warning `tracker`

  var body: some View {
    Text("\(tracker.steps) steps").onAppear { tracker.begin() }
  }
}
