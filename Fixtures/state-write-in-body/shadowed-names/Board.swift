import SwiftUI

struct Board: View {
  @State private var count = 0
  @State private var items = ["a"]
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(doubled(count))
      Text(list)
      Button("Add") {
        count += 1
        items.append("b")
        isOn.toggle()
      }
    }
    .opacity(isOn ? 1 : 0.5)
    .transaction { isOn in
      isOn.animation = nil  // fine: state-write-in-body -- the parameter of the closure
    }
  }

  private func doubled(_ count: Int) -> String {
    var count = count
    count *= 2  // fine: state-write-in-body -- a local of the same name
    return "\(count)"
  }

  private var list: String {
    var items = items
    items.append("end")  // fine: state-write-in-body -- a local copy of the same name
    if var isOn = Optional(isOn) {
      isOn.toggle()  // fine: state-write-in-body -- bound by the condition
      items.append("\(isOn)")
    }
    for var count in 0..<2 {
      count += 1  // fine: state-write-in-body -- the loop's own variable
      items.append("\(count)")
    }
    return items.joined()
  }
}
