// config: {"enable": ["constant-binding"]}
import SwiftUI

struct IndexPage: View {
  let names: [String]

  var body: some View {
    NavigationStack(path: .constant([String]())) {  // fine: constant-binding -- nothing is pushed
      // fine: constant-binding -- nothing can be selected
      List(names, id: \.self, selection: .constant(String?.none)) { name in Text(name) }
    }
  }
}

struct PlainIndex: View {
  let names: [String]

  var body: some View {
    // fine: constant-binding -- nothing can be selected
    List(selection: .constant(nil as String?)) {
      ForEach(names, id: \.self) { name in Text(name) }
    }
  }
}
