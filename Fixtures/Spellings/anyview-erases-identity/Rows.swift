import SwiftUI

struct Barge: Identifiable {
  let id: Int
  let name: String
}

struct Canal: View {
  let barges: [Barge]

  var body: some View {
    LazyVStack {
      ForEach(barges) { AnyView(Text($0.name)) }  // expect: anyview-erases-identity warning
      ForEach(barges, id: \.name) { barge in
        VStack {
          AnyView(Text(barge.name))  // expect: anyview-erases-identity warning
        }
      }
      ForEach(barges, content: row)
    }
    .overlay(AnyView(Text("\(barges.count)")))  // expect: anyview-erases-identity note
  }

  // expect: anyview-erases-identity warning
  private func row(_ barge: Barge) -> AnyView { AnyView(Text(barge.name)) }
}
