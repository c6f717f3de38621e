import SwiftUI

struct Mill: View {
  let wheels: Int

  var body: AnyView {  // expect: anyview-erases-identity note
    AnyView(VStack { wing; door(2); self.roof; window })
  }

  var wing: SwiftUI.AnyView { .init(Text("\(wheels)")) }  // expect: anyview-erases-identity note

  func door(_ count: Int) -> AnyView {  // expect: anyview-erases-identity note
    guard count > 0 else { return AnyView(EmptyView()) }
    return AnyView(Text("\(count)"))
  }

  private var roof: AnyView? {  // expect: anyview-erases-identity note
    wheels > 3 ? AnyView(Text("Roof")) : nil
  }

  private var window: some View {
    return AnyView(Text("Window"))  // expect: anyview-erases-identity note
  }
}
