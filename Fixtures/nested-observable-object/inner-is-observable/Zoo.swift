import SwiftUI

@Observable final class Keeper {
  var name = "Tom"
}

final class ZooModel: ObservableObject {
  @Published var animals = 50
  let keeper = Keeper()
}

struct ZooPage: View {
  @ObservedObject var zoo: ZooModel

  var body: some View {
    VStack {
      Text("\(zoo.animals)")
      // fine: nested-observable-object -- SwiftUI follows an `@Observable` object anywhere
      Text(zoo.keeper.name)
      Button("Hire") { zoo.keeper.name = "Ana" }
    }
  }
}
