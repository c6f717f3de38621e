import SwiftUI

struct Chat: View {
  let lines: [String]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack {  // expect: eager-stack-in-scrollview note
          if lines.isEmpty { Text("Nothing") }
          Section {
            ForEach(lines, id: \.self) { Text($0).id($0) }
          }
        }
        .onChange(of: lines.count) { _ in proxy.scrollTo(lines.last) }
      }
    }
  }
}
