import SwiftUI

struct PageRequest {
  var path = "/books"
  func id(_ id: UUID) -> PageRequest { PageRequest(path: path + "?\(id)") }
}

struct SearchPage: View {
  @State private var query = ""

  var body: some View {
    let request = PageRequest().id(UUID())  // fine: unstable-view-id -- not the modifier of a view
    TextField("Search", text: $query)
    Text(request.path)
  }
}
