import SwiftUI

@Observable final class Jar {
  var cookies = 20
}

struct JarView: View {
  let jar: Jar

  var body: some View {
    let left = jar.eat()  // expect: model-mutation-in-body warning `jar.eat()`
    Text("\(left)")
  }
}
