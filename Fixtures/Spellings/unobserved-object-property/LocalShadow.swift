import SwiftUI

final class Pond: ObservableObject {
  @Published var frogs = 5
}

struct FrogNote {
  var frogs = 1
}

struct PondPage: View {
  let pond: Pond  // fine: unobserved-object-property -- what is drawn is another `pond`
  let notes: [FrogNote]

  var body: some View {
    VStack {
      ForEach(notes.indices, id: \.self) { index in line(pond: notes[index]) }
      Button("Croak") { pond.frogs += 1 }
    }
  }

  private func line(pond: FrogNote) -> some View { Text("\(pond.frogs)") }
}
