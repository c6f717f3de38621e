import SwiftUI

protocol ScreenModel: ObservableObject {
  var title: String { get }
}

struct HallModel: ScreenModel {  // expect: observable-on-value-type error
  let title = "Hall"
}

typealias Announcing = ObservableObject

struct DoorModel: Announcing {  // expect: observable-on-value-type error
  var isOpen = false
}
