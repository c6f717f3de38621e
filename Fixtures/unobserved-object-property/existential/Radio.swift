import SwiftUI

protocol Tuner: ObservableObject {
  var station: String { get }
  func next()
}

final class KitchenRadio: Tuner {
  @Published private(set) var station = "Jazz"
  func next() { station = "News" }
}

struct RadioPanel: View {
  let tuner: any Tuner  // expect: unobserved-object-property warning `tuner`

  var body: some View {
    VStack {
      Text(tuner.station)
      Button("Next") { tuner.next() }
    }
  }
}

struct RadioRemote: View {
  let tuner: any Tuner  // fine: unobserved-object-property -- only called

  var body: some View { Button("Next") { tuner.next() } }
}
