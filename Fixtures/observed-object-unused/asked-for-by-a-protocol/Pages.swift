import SwiftUI

final class Router: ObservableObject {
  @Published var depth = 0
}

protocol RoutedPage: View {
  var router: Router { get }
}

extension RoutedPage {
  var depthLine: some View { Text("Depth \(router.depth)") }
}

struct AboutPage: RoutedPage {
  @ObservedObject var router: Router  // fine: observed-object-unused -- the protocol asks for it

  var body: some View { Text("About") }
}
