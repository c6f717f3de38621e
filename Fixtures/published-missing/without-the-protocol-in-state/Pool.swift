// config: {"enable": ["published-missing"]}
import SwiftUI

final class PoolModel {  // fine: published-missing -- the rule about `@State` speaks at the view
  @Published var swimmers = 0
}

struct PoolView: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var pool = PoolModel()

  var body: some View { Button("\(pool.swimmers)") { pool.swimmers += 1 } }
}
