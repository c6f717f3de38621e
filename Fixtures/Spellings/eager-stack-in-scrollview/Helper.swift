import SwiftUI

struct DinnerMenu: View {
  let dishes: [String]?

  var body: some View {
    ScrollView { list }
  }

  private var list: some View {
    VStack {  // expect: eager-stack-in-scrollview note
      ForEach(dishes ?? [], id: \.self) { Text($0) }
    }
  }
}
