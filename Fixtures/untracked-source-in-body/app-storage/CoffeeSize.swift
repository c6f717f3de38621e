// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct CoffeeSize: View {
  @AppStorage("cups") private var cups = 2

  var body: some View {
    // fine: untracked-source-in-body -- `@AppStorage` follows the key
    Stepper("\(cups) cups", value: $cups)
  }
}
