import SwiftUI

struct CodeLock: View {
  @State private var digits = Array(repeating: 0, count: 4)

  var body: some View {
    HStack {
      // fine: foreach-index-id -- four wheels, changed and never removed
      ForEach(digits.indices, id: \.self) { wheel in
        Stepper("\(digits[wheel])", value: $digits[wheel], in: 0...9)
      }
    }
  }
}

struct Pegboard: View {
  @State private var pegs: [Color?] = [nil, nil, nil]

  var body: some View {
    HStack {
      // fine: foreach-index-id -- the hole is the identity, not the peg
      ForEach(Array(pegs.enumerated()), id: \.offset) { hole, peg in
        Circle()
          .fill(peg ?? .gray)
          .onTapGesture { pegs[hole] = .blue }
      }
    }
  }
}
