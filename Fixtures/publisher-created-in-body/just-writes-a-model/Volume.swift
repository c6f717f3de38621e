import Combine
import SwiftUI

final class Amplifier: ObservableObject {
  @Published var volume = 3
}

struct Volume: View {
  @StateObject private var amplifier = Amplifier()
  @State private var dial = 3

  private var turns: AnyPublisher<Int, Never> { Just(dial).eraseToAnyPublisher() }

  var body: some View {
    Stepper("\(amplifier.volume)", value: $dial)
      .onReceive(turns) { value in
        // Says so to everybody, even where it is the same volume.
        // expect: publisher-created-in-body note
        amplifier.volume = value
      }
  }
}
