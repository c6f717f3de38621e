import SwiftUI

public struct PageDots: View {
  // fine: state-not-private -- the public initialiser speaks of the wrapper itself
  @State var page: Int
  let count: Int

  public init(count: Int, page: State<Int> = State(initialValue: 0)) {
    self.count = count
    _page = page
  }

  public var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Circle().opacity(index == page ? 1 : 0.3).onTapGesture { page = min(index, count - 1) }
      }
    }
  }
}
