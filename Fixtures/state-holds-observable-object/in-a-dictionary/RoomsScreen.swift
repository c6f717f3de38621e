import SwiftUI

final class Room: ObservableObject {
  @Published var degrees = 20
}

struct RoomsScreen: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var rooms: [String: Room] = ["Hall": Room()]

  var body: some View {
    VStack {
      Text("Hall: \(rooms["Hall"]?.degrees ?? 0)°")
      Button("Heat") { rooms["Hall"]?.degrees += 1 }
      Button("Forget") { rooms = [:] }
    }
  }
}
