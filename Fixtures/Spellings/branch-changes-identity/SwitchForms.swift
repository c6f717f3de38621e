import SwiftUI

struct RookNest: View {
  @State private var season: String? = "spring"
  @State private var call = ""

  var body: some View {
    VStack {
      // expect: branch-changes-identity warning
      switch season {
      case "spring"?, "summer"?:
        TextField("Call", text: $call).bold()
      case let other where other != nil:
        TextField("Call", text: $call).italic()
      default:
        EmptyView()
      }
      Button("Later") { season = nil }
    }
  }
}
