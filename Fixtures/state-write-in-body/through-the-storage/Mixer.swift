import SwiftUI

struct Mixer: View {
  @State private var bass = 1
  @State private var treble = 1
  @Binding var gain: Int

  var body: some View {
    let _ = ($bass.wrappedValue = 2)  // expect: state-write-in-body error `$bass.wrappedValue = 2`
    // expect: state-write-in-body error `_treble.wrappedValue = 3`
    let _ = (_treble.wrappedValue = 3)
    // expect: state-write-in-body error `$gain.wrappedValue += 1`
    let _ = ($gain.wrappedValue += 1)
    Text("\(bass) \(treble) \(gain)")
  }
}
