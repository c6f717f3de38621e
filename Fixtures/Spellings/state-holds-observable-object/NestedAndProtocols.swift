import SwiftUI

protocol StoreProtocol: AnyObject, ObservableObject {}

class BaseStore: StoreProtocol { @Published var isBusy = false }

class MiddleStore: BaseStore {}

struct Farm {
  final class Store: MiddleStore { @Published var eggs = 0 }

  struct EggView: View {
    @State private var store = Store()  // expect: state-holds-observable-object warning `@State`

    var body: some View { Button("\(store.eggs)") { store.eggs += 1 } }
  }
}

struct FarmEggView: View {
  @State private var store = Farm.Store()  // expect: state-holds-observable-object warning `@State`

  var body: some View { Button("\(store.eggs)") { store.isBusy.toggle() } }
}
