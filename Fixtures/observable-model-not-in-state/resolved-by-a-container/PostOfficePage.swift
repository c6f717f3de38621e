import DependencyBox
import SwiftUI

@Observable final class PostOffice {
  var parcels = 0
}

struct PostOfficePage: View {
  // fine: observable-model-not-in-state -- kept by the container
  private let inbox: PostOffice = Container.shared.resolve(PostOffice.self)
  // fine: observable-model-not-in-state -- kept by the resolver
  private let outbox: PostOffice = Resolver.resolve()
  // fine: observable-model-not-in-state -- a wrapper that brings it
  @Injected private var returns: PostOffice

  var body: some View {
    Text("\(inbox.parcels) \(outbox.parcels) \(returns.parcels)")
  }
}
