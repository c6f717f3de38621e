import SwiftUI

struct Tent {
  var beds = 2
}

enum Fire {
  case out, burning
  var text: String { self == .out ? "Out" : "Burning" }
}

actor Radio {
  var channel = 1
}

final class CampModel: ObservableObject {
  @Published var tent = Tent()
  @Published var fire = Fire.out
  let radio = Radio()
}

struct CampPage: View {
  @ObservedObject var camp: CampModel
  @State private var channel = 0

  var body: some View {
    VStack {
      Text("\(camp.tent.beds) beds")  // fine: nested-observable-object -- a struct
      Text(camp.fire.text)  // fine: nested-observable-object -- an enum
      Text("\(channel)")
      Button("More") {
        camp.tent.beds += 1
        camp.fire = .burning
      }
    }
    .task { channel = await camp.radio.channel }  // fine: nested-observable-object -- an actor
  }
}
