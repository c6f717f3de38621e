import SwiftUI

struct DeparturesOfToday: View {
  let trains: [String]
  let lastTrain: Date

  var body: some View {
    List(trains, id: \.self) { Text($0) }
      // fine: unstable-view-id -- the day only
      .id(Date().formatted(date: .numeric, time: .omitted))
      // fine: unstable-view-id -- the hour only
      .task(id: Calendar.current.component(.hour, from: .now)) { print("load") }
      // fine: unstable-view-id -- true or false
      .animation(.default, value: Date() > lastTrain)
      // fine: unstable-view-id -- the day only
      .id("\(Date.now, format: .dateTime.day())")
      // fine: unstable-view-id -- the days since 1970
      .onChange(of: Int(Date().timeIntervalSince1970 / 86_400)) { print("a new day") }
  }
}
