import SwiftUI

struct Toolbox: View {
  var tools: [String] = ["Saw"]
  var isOpen = false
  var sizes: Set<Int> = []
  var prices: [String: Int] = [:]

  var body: some View {
    Button("\(tools.count) \(sizes.count) \(prices.count) \(isOpen ? "open" : "shut")") {
      tools.append("File")  // expect: mutating-plain-property error `tools.append("File")`
      isOpen.toggle()  // expect: mutating-plain-property error `isOpen.toggle()`
      sizes.insert(4)  // expect: mutating-plain-property error `sizes.insert(4)`
      prices["Saw"] = 12  // expect: mutating-plain-property error `prices["Saw"] = 12`
      tools[0] = "Axe"  // expect: mutating-plain-property error `tools[0] = "Axe"`
    }
  }
}
