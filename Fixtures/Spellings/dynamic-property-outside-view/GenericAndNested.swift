import SwiftUI

struct Gallery: View {
  final class Model<Item>: ObservableObject {
    @Published var items: [Item] = []
    @State var index: Int? = nil  // expect: dynamic-property-outside-view warning `@State`
  }

  struct Caption {
    @State var text = ""  // expect: dynamic-property-outside-view warning `@State`
  }

  @StateObject private var model = Model<String>()

  var body: some View {
    Button("\(model.items.count)") { model.items.append(Caption().text) }
  }
}
