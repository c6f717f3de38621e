// config: {"enable": ["whole-model-read"]}
import SwiftUI

@MainActor @Observable final class Poll {
  var votes: [Int] = []
  func open() { votes.append(0) }
}

struct VoteButton: View {
  let poll: Poll
  let index: Int

  var body: some View {
    Button("Vote") {
      poll.votes[index] += 1  // fine: whole-model-read -- read when somebody taps
    }
  }
}

struct VoteList: View {
  let poll: Poll

  var body: some View {
    ForEach(Array(poll.votes.enumerated()), id: \.offset) { index, _ in
      VoteButton(poll: poll, index: index)
    }
  }
}
