import SwiftUI

final class ConcertViolin { var strings = 4 }

typealias Violin = ConcertViolin

struct ViolinView: View {
  @State private var violin = Violin()  // expect: state-holds-unobserved-class warning `@State`
  // expect: state-holds-unobserved-class warning `@State`
  @State private var cases: [String: Violin] = [:]

  var body: some View {
    Text("\(violin.strings) \(cases["red"]?.strings ?? 0)")
    Button("Snap") { violin.strings -= 1 }
    Button("Pack") { cases["red"] = violin }
  }
}
