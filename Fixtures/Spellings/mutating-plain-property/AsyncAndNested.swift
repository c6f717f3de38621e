import SwiftUI

protocol FarmPage: View {}

enum Farm {
  struct Barn: FarmPage {
    var hay = 10

    var body: some View {
      Text("\(hay)")
        .task { await feed() }
        .gesture(TapGesture().onEnded({ _ in
          Task { hay -= 1 }  // expect: mutating-plain-property error `hay -= 1`
        }))
    }

    private func feed() async {
      for _ in 0..<3 {
        hay -= 1  // expect: mutating-plain-property error `hay -= 1`
      }
    }
  }
}
