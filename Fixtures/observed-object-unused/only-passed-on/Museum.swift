// config: {"enable": ["observed-object-unused"]}
import SwiftUI

final class Tour: ObservableObject {
  @Published var room = 1
}

struct RoomLabel: View {
  @ObservedObject var tour: Tour

  var body: some View { Text("Room \(tour.room)") }
}

struct RoomStepper: View {
  @EnvironmentObject private var tour: Tour

  var body: some View { Stepper("Room", value: $tour.room) }
}

struct Hall: View {
  @ObservedObject var tour: Tour  // expect: observed-object-unused note `@ObservedObject`

  var body: some View {
    VStack {
      Text("Welcome")
      RoomLabel(tour: tour)
      RoomStepper().environmentObject(tour)
    }
  }
}
