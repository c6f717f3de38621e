// config: {"enable": ["eager-stack-in-scrollview"]}
import SwiftUI

struct Tower: View {
  let floors: [Int]
  @State private var visited: [Int] = []

  var body: some View {
    Button("Visit") { visited = floors }
    ScrollView([.vertical], showsIndicators: false) {
      VStack(spacing: 0) {  // expect: eager-stack-in-scrollview note
        ForEach(self.floors, id: \.self, content: { Text("\($0)") })
      }
    }
    ScrollView(Axis.Set.horizontal) {
      SwiftUI.HStack {  // expect: eager-stack-in-scrollview note
        ForEach(visited.indices, id: \.self) { Text("\($0)") }
      }
    }
    SwiftUI.ScrollView(content: {
      VStack(content: {  // expect: eager-stack-in-scrollview note
        ForEach(0..<floors.count, id: \.self) { Text("\($0)") }
      })
    })
  }
}
