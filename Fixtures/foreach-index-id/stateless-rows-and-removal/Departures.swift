import SwiftUI

struct Departures: View {
  @State private var trains = ["Lyon", "Turin", "Basel"]

  var body: some View {
    VStack {
      // Nothing is mixed up. The last row moves out instead of the first.
      // expect: foreach-index-id note
      ForEach(trains.indices, id: \.self) { track in
        Text("\(track + 1): \(trains[track])")
      }
      Button("Next has left") { trains.removeFirst() }
    }
  }
}
