import SwiftUI

@Observable final class Nest {
  var eggs = 3
}

extension NestPage {
  var eggs: some View {
    #if os(iOS)
      Text("\(nest.eggs) eggs")
    #else
      Button("\(nest.eggs) eggs") { nest.eggs += 1 }
    #endif
  }
}
