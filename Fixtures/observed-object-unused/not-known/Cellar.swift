import CellarKit
import SwiftUI

final class Rack: ObservableObject {
  @Published var bottles = 6
}

@Traced
struct RackButton: View {
  @ObservedObject var rack: Rack  // fine: observed-object-unused -- the macro may read it

  var body: some View { Button("Take") { rack.bottles -= 1 } }
}

struct RackFrame: View {
  // fine: observed-object-unused -- what a view of another module does with it is not known
  @ObservedObject var rack: Rack

  var body: some View { ShelfView(rack: rack) }
}

struct RackCover: View {
  @Borrowed var rack: Rack  // fine: observed-object-unused -- a wrapper of another module

  var body: some View { Text("Cellar") }
}
