import SwiftUI

struct Gong: View {
  @State private var strokes: Int = 0

  var body: some View { Text("\(strokes)") }

  func strike(times: Int = 1) { strokes += times }
}

typealias Instrument = Gong

struct Band: View {
  private let left = Gong()
  private var right: Instrument = .init()
  var spare: Gong?

  var body: some View {
    VStack {
      left
      right
      Button("L") { self.left.strike() }  // expect: method-call-on-child-view note
      Button("R") { right.strike(times: 2) }  // expect: method-call-on-child-view note
      // miss: method-call-on-child-view -- whoever sets `spare` may give the one on screen
      Button("S") { spare?.strike() }
      Button("Ref", action: left.reset)  // expect: method-call-on-child-view note
    }
  }
}

extension Gong {
  func reset() { strokes = 0 }
}
