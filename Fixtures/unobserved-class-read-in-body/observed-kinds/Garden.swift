import SwiftData
import SwiftUI

@Observable final class Pond {
  var fish = 3
}

final class Fence: ObservableObject {
  @Published var posts = 12
}

@Model final class Tree {
  var height = 2
  init() {}
}

struct GardenPage: View {
  let pond: Pond  // fine: unobserved-class-read-in-body -- observable
  @ObservedObject var fence: Fence  // fine: unobserved-class-read-in-body -- observed
  let tree: Tree  // fine: unobserved-class-read-in-body -- a persistent model is observable

  var body: some View {
    Button("\(pond.fish) \(fence.posts) \(tree.height)") {
      pond.fish += 1
      fence.posts += 1
      tree.height += 1
    }
  }
}
