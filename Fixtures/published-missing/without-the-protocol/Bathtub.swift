// config: {"enable": ["published-missing"]}
import SwiftUI

final class Bathtub {  // expect: published-missing `Bathtub`
  @Published var litres = 0
}

struct BathtubView: View {
  // fine: unobserved-class-read-in-body -- the class says what it lacks
  let tub: Bathtub

  var body: some View { Button("\(tub.litres) l") { tub.litres += 10 } }
}
