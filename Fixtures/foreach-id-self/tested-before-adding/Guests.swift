import SwiftUI

struct Guests: View {
  @State private var names = ["Mia"]
  @State private var draft = ""
  @State private var stars: [Int] = []

  var body: some View {
    VStack {
      // fine: foreach-id-self -- each name once
      ForEach(names, id: \.self) { Text($0) }
      TextField("Name", text: $draft).onSubmit(add)
      // fine: foreach-id-self -- each number once
      ForEach(stars, id: \.self) { Text("\($0)") }
      Button("Star") { if !stars.contains(names.count) { stars.append(names.count) } }
    }
  }

  private func add() {
    guard !names.contains(draft) else { return }
    names.append(draft)
  }
}
