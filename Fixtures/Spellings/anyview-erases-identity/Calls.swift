import SwiftUI

typealias Erased = AnyView

struct Pier: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      SwiftUI.AnyView(Text("1"))  // expect: anyview-erases-identity note
      AnyView(erasing: Text("2"))  // expect: anyview-erases-identity note
      AnyView.init(Text("3"))  // expect: anyview-erases-identity note
      Erased(Text("4"))  // expect: anyview-erases-identity note
      if isOpen {
        AnyView(Text("5").padding()).border(.red)  // expect: anyview-erases-identity note
      }
      AnyView(  // expect: anyview-erases-identity note
        Text("6")
          .bold()
      )
    }
  }
}
