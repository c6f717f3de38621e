import Combine
import SwiftData
import SwiftUI

final class Ballot: ObservableObject {
  @Published var votes = 0
}

@Model final class Voter {
  var name: String
  init(name: String) { self.name = name }
}

struct VoteView: View {
  @StateObject private var ballot: Ballot
  @State private var draft: String
  @Query private var voters: [Voter]

  init(initialName: String) {
    _ballot = StateObject(wrappedValue: Ballot())  // fine: dynamic-property-read-in-init -- a set-up
    _draft = State(initialValue: initialName)  // fine: dynamic-property-read-in-init -- a set-up
    _voters = Query(sort: \Voter.name)  // fine: dynamic-property-read-in-init -- a set-up
  }

  var body: some View {
    TextField("Name", text: $draft)
    Text("\(ballot.votes) of \(voters.count)")
  }
}
