// config: {"deploymentTarget": {"iOS": "17.0"}}
import Combine
import SwiftUI

// `ChurnGauge` redraws with each change of `note`, which it does not show.
final class Dairy: ObservableObject {  // expect: legacy-observable-object note `Dairy`
  @Published var turns = 0
  @Published var note = ""

  func turn() { turns += 1 }
}

struct DairyPage: View {
  @StateObject private var dairy = Dairy()

  var body: some View {
    VStack {
      ChurnGauge(dairy: dairy)
      TextField("Note", text: $dairy.note)
    }
  }
}

struct ChurnGauge: View {
  @ObservedObject var dairy: Dairy

  var body: some View { Text("\(dairy.turns)") }
}

// Its views only send; none of them shows what changes.
final class Whistle: ObservableObject {  // expect: legacy-observable-object note `Whistle`
  @Published var last: String?

  func blow(_ tune: String) { last = tune }
}

struct WhistleButton: View {
  // expect: observed-object-unused note
  @EnvironmentObject private var whistle: Whistle

  var body: some View {
    VStack {
      Text("Shepherd")
      Image(systemName: "bell")
      Button("Come") { whistle.blow("come") }
      Button("Lie down") { whistle.blow("down") }
    }
  }
}

// Once `page` changes by itself, `SongPage` is evaluated for nothing.
final class Songbook: ObservableObject {  // expect: legacy-observable-object note `Songbook`
  @Published var verses: [String] = []
  @Published var page = 0

  func add(_ verse: String) {
    verses.append(verse)
    page = 0
  }

  func turn() { page += 1 }
}

struct SongPage: View {
  @StateObject private var songbook = Songbook()

  var body: some View {
    Text(songbook.verses.joined(separator: "\n"))
      .onTapGesture { songbook.turn() }
  }
}
