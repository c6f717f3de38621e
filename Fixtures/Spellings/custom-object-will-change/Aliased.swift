import Combine
import SwiftUI

typealias Announcer = PassthroughSubject<Void, Never>
typealias Standard = ObservableObjectPublisher

final class TownCrier: ObservableObject {
  // expect: custom-object-will-change warning `objectWillChange`
  let objectWillChange = Announcer()
  @Published var news = ""
}

final class Herald: ObservableObject {
  // fine: custom-object-will-change -- of the standard type, by another name
  let objectWillChange = Standard()
  @Published var news = "" {
    willSet { objectWillChange.send() }
  }
}
