// config: {"enable": ["whole-model-read"]}
import SwiftUI

struct Parrot: Identifiable {
  let id: Int
  var name: String
}

@MainActor @Observable final class Aviary {
  var parrots: [Parrot] = []
  var moods: [Int: String] = [:]

  func hatch(_ parrot: Parrot) {
    parrots.append(parrot)
    moods[parrot.id] = "Happy"
  }
}

struct ParrotRow: View {
  let aviary: Aviary
  let id: Int

  var body: some View {
    Text(aviary.moods[id] ?? "")  // expect: whole-model-read note `aviary.moods[id]`
  }
}

struct ParrotList: View {
  let aviary: Aviary

  var body: some View {
    List(aviary.parrots) { parrot in
      ParrotRow(aviary: aviary, id: parrot.id)
    }
  }
}
