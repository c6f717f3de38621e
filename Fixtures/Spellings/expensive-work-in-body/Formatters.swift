import SwiftUI

typealias Dates = DateFormatter

struct DayPage: View {
  let date: Date

  var body: some View {
    let formatter: DateFormatter = .init()  // expect: expensive-work-in-body note
    let dates = Dates()  // expect: expensive-work-in-body note
    let plain = Foundation.DateFormatter()  // expect: expensive-work-in-body note
    let made: NumberFormatter = {
      let made = NumberFormatter()  // expect: expensive-work-in-body note
      made.numberStyle = .percent
      return made
    }()
    return VStack {
      Text("On \(formatter.string(from: date))")
      Text(dates.string(from: date))
      Text(plain.string(from: date))
      Text(made.string(from: 0.3) ?? "")
    }
  }
}
