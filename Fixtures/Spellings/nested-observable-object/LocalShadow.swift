import SwiftUI

final class Bell: ObservableObject {
  @Published var rings = 0
}

final class Chapel: ObservableObject {
  @Published var seats = 30
  let bell = Bell()
}

struct BellNote { var rings = 3 }

struct ChapelNote { var bell = BellNote() }

struct ChapelView: View {
  @ObservedObject var chapel: Chapel
  let notes: [ChapelNote]

  var body: some View {
    VStack {
      Stepper("\(chapel.seats)", value: $chapel.seats)
      ForEach(notes.indices, id: \.self) { index in line(for: notes[index]) }
      Button("Ring") { chapel.bell.rings += 1 }
    }
  }

  private func line(for chapel: ChapelNote) -> some View {
    Text("\(chapel.bell.rings)")  // fine: nested-observable-object -- a parameter of the same name
  }
}
