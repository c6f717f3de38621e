import SwiftUI

struct VisitLog: View {
  let page: String
  @State private var visited = ""

  var body: some View {
    Button("Where was I?") { print(visited) }
      .onAppear { visited = page }  // fine: onappear-copies-input -- no body reads it
  }
}
