// config: {"enable": ["state-write-in-view-init"]}
import SwiftUI

struct BubbleBar: View {
  let titles: [String]
  @Binding private var index: Int

  init(titles: [String], index: Binding<Int>) {
    self.titles = titles
    _index = index
    if index.wrappedValue >= titles.count {
      Task {  // fine: side-effect-in-body -- it only repairs the binding
        index.wrappedValue = 0  // expect: state-write-in-view-init note `index.wrappedValue = 0`
      }
    }
  }

  var body: some View { Stepper(titles[min(index, titles.count - 1)], value: $index) }
}
