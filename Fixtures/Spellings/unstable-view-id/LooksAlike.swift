import SwiftUI

struct Orchestra: View {
  let id: UUID
  let date: Date
  @State private var players = 60

  var body: some View {
    Stepper("\(players) players", value: $players)
      .id(id)  // fine: unstable-view-id -- an input
      .id(date)  // fine: unstable-view-id -- an input
    ForEach(0..<3) { desk in
      Text("Desk \(desk)").id(desk)  // fine: unstable-view-id -- the number of the desk
    }
    Text("UUID()").id("UUID()")  // fine: unstable-view-id -- only a text
    Text(UUID().uuidString)  // fine: unstable-view-id -- shown, not an id
    // fine: unstable-view-id -- the date is shown, the id is another
    Text("Began \(Date())").id(players)
  }
}
