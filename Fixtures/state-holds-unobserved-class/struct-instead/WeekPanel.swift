import SwiftUI

struct Week {
  var hours = 0
  mutating func work() { hours += 8 }
}

struct WeekPanel: View {
  @State private var week = Week()  // fine: state-holds-unobserved-class -- a struct is a value

  var body: some View { Button("\(week.hours) h") { week.work() } }
}
