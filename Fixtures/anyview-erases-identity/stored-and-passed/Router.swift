import SwiftUI

struct Route: Identifiable {
  let id: Int
  let page: AnyView  // fine: anyview-erases-identity -- a stored view of a router
}

struct Frame: View {
  let title: String
  let page: AnyView  // fine: anyview-erases-identity -- a stored view

  var body: some View {
    VStack {
      Text(title)
      page
    }
  }
}

struct RouterPage: View {
  let routes: [Route]
  @State private var shown: AnyView?

  var body: some View {
    VStack {
      // fine: anyview-erases-identity -- the parameter asks for `AnyView`
      Frame(title: "Start", page: AnyView(Text("Welcome")))
      // fine: anyview-erases-identity -- stands in for a view of that type
      shown ?? AnyView(Text("Nothing"))
      // fine: anyview-erases-identity -- an action
      Button("Help") { shown = AnyView(Text("Help")) }
      ForEach(routes) { route in
        route.page  // fine: anyview-erases-identity -- made elsewhere
      }
    }
  }
}
