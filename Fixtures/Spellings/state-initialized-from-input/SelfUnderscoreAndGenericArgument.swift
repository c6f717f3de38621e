import SwiftUI

struct DishName: View {
  @State private var name: String

  init(dish name: String) {
    // expect: state-initialized-from-input warning `self._name = State<String>(initialValue: name)`
    self._name = State<String>(initialValue: name)
  }

  var body: some View { Text(name) }
}
