// config: {"enable": ["closure-in-environment"]}
import DeskKit
import SwiftUI

struct Desk: View {
  @State private var notes = 0

  var body: some View {
    Text("\(notes)")
      // expect: closure-in-environment note
      .environment(\.addNote) { notes += 1 }
  }
}
