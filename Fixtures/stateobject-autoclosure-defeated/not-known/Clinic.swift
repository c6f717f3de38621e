// config: {"enable": ["stateobject-autoclosure-defeated"]}
import ClinicKit
import SwiftUI

struct ClinicPage: View {
  @StateObject private var desk: ClinicDesk
  // fine: stateobject-autoclosure-defeated -- its `init` is in another module
  @State private var queue = ClinicQueue()

  init() {
    let desk = makeDesk()  // fine: stateobject-autoclosure-defeated -- perhaps always the same desk
    _desk = StateObject(wrappedValue: desk)
  }

  var body: some View { Text("\(desk.name) \(queue.count)") }
}
