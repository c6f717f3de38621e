import RadioKit
import SwiftUI

protocol Antenna: AnyObject {
  var height: Int { get set }
}

@Announcing final class Mast {
  var height = 10
}

final class Receiver: RadioDevice {
  var channel = 1
}

final class StationModel<Sender: AnyObject & Antenna>: ObservableObject {
  @Published var name = ""
  let radio: Radio
  let mast = Mast()
  let receiver = Receiver()
  let antenna: any Antenna
  let sender: Sender

  init(radio: Radio, antenna: any Antenna, sender: Sender) {
    self.radio = radio
    self.antenna = antenna
    self.sender = sender
  }
}

struct StationPage<Sender: AnyObject & Antenna>: View {
  @ObservedObject var station: StationModel<Sender>

  var body: some View {
    VStack {
      TextField("Name", text: $station.name)
      Text(station.radio.title)  // fine: nested-observable-object -- a foreign type
      Text("\(station.mast.height)")  // fine: nested-observable-object -- an unknown macro
      Text("\(station.receiver.channel)")  // fine: nested-observable-object -- a foreign superclass
      Text("\(station.antenna.height)")  // fine: nested-observable-object -- a protocol
      Text("\(station.sender.height)")  // fine: nested-observable-object -- a generic parameter
      Button("Change") {
        station.radio.next()
        station.mast.height += 1
        station.receiver.channel += 1
        station.antenna.height += 1
        station.sender.height += 1
      }
    }
  }
}
