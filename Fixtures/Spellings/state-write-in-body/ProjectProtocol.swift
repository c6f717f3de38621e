import SwiftUI

protocol Grove: View {
  var name: String { get }
}

struct MapleGrove: Grove {
  let name: String
  @State private var visits = 0

  var body: some View {
    let _ = (visits += 1)  // expect: state-write-in-body error `visits += 1`
    Text("\(name) \(visits)")
  }
}

typealias Wood = View

enum Forest {
  struct FirWood: Wood {
    @State private var visits = 0

    var body: some View {
      let _ = (visits += 1)  // expect: state-write-in-body error `visits += 1`
      Text("\(visits)")
    }
  }
}
