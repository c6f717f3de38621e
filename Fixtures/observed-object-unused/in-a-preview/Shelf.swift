import SwiftUI

final class Books: ObservableObject {
  @Published var count = 3
}

struct Shelf_Previews: PreviewProvider {
  struct Frame: View {
    @ObservedObject var books: Books  // fine: observed-object-unused -- a preview

    var body: some View { Text("Shelf") }
  }

  static var previews: some View { Frame(books: Books()) }
}
