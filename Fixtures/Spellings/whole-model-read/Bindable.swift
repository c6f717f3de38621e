// config: {"enable": ["whole-model-read"]}
import SwiftUI

struct DeskKnob: Identifiable {
  let id: Int
  var level = 0.0
}

@Observable final class Desk {
  var knobs: [DeskKnob] = []
  func add() { knobs.append(DeskKnob(id: knobs.count)) }
}

struct KnobRow: View {
  @Bindable var desk: Desk
  let index: Int

  var body: some View {
    Text("\(desk.knobs[index].level)")  // expect: whole-model-read note
  }
}

struct Knobs: View {
  let desk: Desk

  var body: some View {
    List(Array(desk.knobs.enumerated()), id: \.element.id) { index, _ in
      KnobRow(desk: desk, index: index)
    }
  }
}
