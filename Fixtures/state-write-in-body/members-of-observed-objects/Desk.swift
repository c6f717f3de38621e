import SwiftUI

final class OldDesk: ObservableObject {
  @Published var papers = 0
  @Published var names: [String] = []
}

@Observable final class NewDesk {
  var pens = 0
  var owner: Owner? = Owner()
  struct Owner { var name = "Ada" }
}

struct DeskView: View {
  @StateObject private var mine = OldDesk()
  @ObservedObject var yours: OldDesk
  @EnvironmentObject private var ours: OldDesk
  @State private var fresh = NewDesk()
  @Bindable var lent: NewDesk
  @Environment(NewDesk.self) private var shared
  let plain: NewDesk

  var body: some View {
    let _ = (mine.papers += 1)  // expect: state-write-in-body error `mine.papers += 1`
    // expect: state-write-in-body error `yours.names.append("Bo")`
    let _ = yours.names.append("Bo")
    let _ = (ours.papers = 0)  // expect: state-write-in-body error `ours.papers = 0`
    let _ = (fresh.pens -= 1)  // expect: state-write-in-body error `fresh.pens -= 1`
    // expect: state-write-in-body error `lent.owner?.name = "Cy"`
    let _ = (lent.owner?.name = "Cy")
    let _ = (shared.pens = 3)  // expect: state-write-in-body error `shared.pens = 3`
    let _ = (plain.pens = 4)  // expect: state-write-in-body error `plain.pens = 4`
    Text("\(mine.papers) \(fresh.pens) \(yours.names.count) \(ours.papers) \(shared.pens) \(plain.pens)")
  }
}
