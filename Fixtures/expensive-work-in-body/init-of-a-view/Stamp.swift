import SwiftUI

struct Stamp: View {
  private let text: String

  init(date: Date) {
    let formatter = DateFormatter()  // expect: expensive-work-in-body note `DateFormatter()`
    formatter.dateStyle = .long
    text = formatter.string(from: date)
  }

  var body: some View { Text(text) }
}
