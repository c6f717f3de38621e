import SwiftUI

struct Review: Identifiable {
  let id: Int
  var stars: Int
}

struct RatingPanel: View {
  @State private var stars: Int

  init(stars: Int) {
    // fine: state-initialized-from-input -- each sheet is a new identity
    _stars = State(initialValue: stars)
  }

  var body: some View { Stepper("\(stars) stars", value: $stars, in: 0...5) }
}

struct ReviewList: View {
  @State private var opened: Review?
  let reviews: [Review]

  var body: some View {
    List(reviews) { review in
      Button("Review \(review.id)") { opened = review }
    }
    .sheet(item: $opened) { review in RatingPanel(stars: review.stars) }
  }
}
