import SwiftUI

struct BeaconPage {
  @StateObject private var store: BeaconStore

  init() {
    let store = BeaconStore()  // expect: stateobject-autoclosure-defeated note
    _store = StateObject(wrappedValue: store)
  }
}

extension BeaconPage: View {
  var body: some View { Stepper("\(store.count)", value: $store.count) }
}
