import SwiftUI

protocol Plugin {
  var icon: AnyView { get }  // fine: anyview-erases-identity -- a requirement
  func page() -> AnyView  // fine: anyview-erases-identity -- a requirement
}

struct MapPlugin: View, Plugin {
  let place: String

  // fine: anyview-erases-identity -- the protocol asks for it
  var icon: AnyView { AnyView(Image(systemName: "map")) }
  // fine: anyview-erases-identity -- the protocol asks for it
  func page() -> AnyView { AnyView(Text(place)) }

  var body: some View {
    HStack {
      icon
      page()
    }
  }
}
