import SwiftUI

struct Track: Identifiable {
  let id: UUID = UUID()
  let number: Int
}

struct PlatformBoard: View {
  let numbers: [Int]
  @State private var isNight = false

  var body: some View {
    Toggle("Night", isOn: $isNight)
    tracks
    rows(of: numbers)
  }

  private var tracks: some View {
    // expect: unstable-identifiable-id warning `Track(number: $0)`
    List(numbers.map { Track(number: $0) }) { track in
      Text("\(track.number)")
    }
  }

  private func rows(of numbers: [Int]) -> some View {
    // expect: unstable-identifiable-id warning `Track(number: number)`
    ForEach(numbers.map { number in Track(number: number) }) { track in
      Text("\(track.number)")
    }
  }
}
