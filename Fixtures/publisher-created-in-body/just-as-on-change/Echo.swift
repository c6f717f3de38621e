import Combine
import SwiftUI

struct Echo: View {
  @Binding var call: String
  let count: Int
  @State private var last = ""
  @State private var copies = 0

  var body: some View {
    TextField(last, text: $call)
      // fine: publisher-created-in-body -- own state, and an equal value changes nothing
      .onReceive(Just(call)) { last = $0 }
      // fine: publisher-created-in-body -- compares first
      .onReceive(Just(call)) { value in
        let short = String(value.prefix(count))
        if short != call { call = short }
      }
      // fine: publisher-created-in-body -- compares first
      .onReceive(Just(count)) { value in
        guard value != copies else { return }
        call = "\(value)"
        copies = value
      }
      // fine: publisher-created-in-body -- only looks
      .onReceive([count].publisher) { print($0) }
  }
}
