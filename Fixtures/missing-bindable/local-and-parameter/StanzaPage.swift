import SwiftUI

@Observable final class Stanza {
  var rhymes = true
}

@Observable final class Song {
  var stanzas: [Stanza] = [Stanza()]
}

struct StanzaPage: View {
  let song: Song

  var body: some View {
    let first = song.stanzas[0]
    VStack {
      Toggle("Rhymes", isOn: $first.rhymes)  // expect: missing-bindable error
      if let last = song.stanzas.last {
        Toggle("Rhymes", isOn: $last.rhymes)  // expect: missing-bindable error
      }
      row(for: song.stanzas[0])
    }
  }

  private func row(for stanza: Stanza) -> some View {
    Toggle("Rhymes", isOn: $stanza.rhymes)  // expect: missing-bindable error
  }
}
