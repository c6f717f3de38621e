import SwiftUI

struct Statistics: View {
  @State private var values = [3, 1, 2]
  @State private var label = "Mean"

  var body: some View {
    var text = ""
    text += label  // fine: state-write-in-body -- a local variable
    var copy = values
    copy.append(4)  // fine: state-write-in-body -- a copy
    copy.sort()  // fine: state-write-in-body -- the copy again
    copy[0] = 9  // fine: state-write-in-body -- and its first element
    for value in copy { text += " \(value)" }
    return VStack {
      Text(text)
      Text(summary)
      Button("Add") { values.append(values.count) }
      Button("Rename") { label = "Median" }
    }
  }

  private var summary: String {
    var sum = 0
    var parts: [String] = []
    for value in values where value > 1 {
      sum += value  // fine: state-write-in-body -- a local sum
      parts.append("\(value)")
    }
    parts.removeFirst()
    return parts.joined() + "=\(sum)"
  }
}
