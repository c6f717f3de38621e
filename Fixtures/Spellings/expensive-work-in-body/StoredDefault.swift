import SwiftUI

struct Sundial: View {
  let date: Date
  // miss: expensive-work-in-body -- made with each value of the view, like in `init`
  private let formatter = DateFormatter()

  var body: some View { Text(formatter.string(from: date)) }
}
