import SwiftUI

extension RaftList: View {
  var body: some View {
    ForEach(rafts, id: \.self) { raft in
      Button(raft) { isRowing = true }
        // expect: shared-presentation-in-foreach warning `$isRowing`
        .sheet(isPresented: $isRowing) { Text("Row \(raft)") }
    }
  }
}
