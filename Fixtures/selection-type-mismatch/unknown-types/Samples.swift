import LabKit
import SwiftUI

struct Samples<Sample: Identifiable & Hashable>: View {
  let samples: [Sample]
  let probes: [LabProbe]
  @State private var sample: Sample?
  @State private var probe: LabProbe?

  var body: some View {
    // fine: selection-type-mismatch -- the id of a generic element may be itself
    List(samples, selection: $sample) { _ in Text("Sample") }
    // fine: selection-type-mismatch -- of a module nobody has read
    List(probes, selection: $probe) { _ in Text("Probe") }
  }
}
