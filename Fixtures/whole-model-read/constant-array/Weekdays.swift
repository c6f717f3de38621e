// config: {"enable": ["whole-model-read"]}
import SwiftUI

@MainActor @Observable final class WeekPlan {
  let names = ["Mon", "Tue", "Wed"]
  var shorts = ["M", "T", "W"]
  var selected = 0
}

struct DayRow: View {
  let calendar: WeekPlan
  let index: Int

  var body: some View {
    VStack {
      Text(calendar.names[index])  // fine: whole-model-read -- a constant
      Text(calendar.shorts[index])  // fine: whole-model-read -- a literal that nobody changes
    }
  }
}

struct DayList: View {
  let calendar: WeekPlan

  var body: some View {
    ForEach(0..<3) { DayRow(calendar: calendar, index: $0) }
  }
}
