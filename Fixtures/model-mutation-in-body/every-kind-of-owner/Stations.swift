import SwiftUI

final class OldStation: ObservableObject {
  @Published var trains = 0
  func depart() { trains -= 1 }
}

@Observable final class NewStation {
  var trains = 0
  func depart() { trains -= 1 }
}

struct StationView: View {
  @StateObject private var own = OldStation()
  @ObservedObject var borrowed: OldStation
  @EnvironmentObject private var inherited: OldStation
  @State private var fresh = NewStation()
  @Bindable var lent: NewStation
  @Environment(NewStation.self) private var shared
  let plain: NewStation

  var body: some View {
    let _ = own.depart()  // expect: model-mutation-in-body error `own.depart()`
    let _ = borrowed.depart()  // expect: model-mutation-in-body error `borrowed.depart()`
    let _ = inherited.depart()  // expect: model-mutation-in-body error `inherited.depart()`
    let _ = fresh.depart()  // expect: model-mutation-in-body error `fresh.depart()`
    let _ = lent.depart()  // expect: model-mutation-in-body error `lent.depart()`
    let _ = shared.depart()  // expect: model-mutation-in-body error `shared.depart()`
    let _ = plain.depart()  // expect: model-mutation-in-body error `plain.depart()`
    Text("\(own.trains + borrowed.trains + inherited.trains + fresh.trains + lent.trains)")
  }
}
