import SwiftUI

enum Wardrobe {
  @Observable struct Drawer<Item> {  // expect: observable-on-value-type error
    var items: [Item] = []
  }

  // expect: observable-on-value-type error
  struct Box<Item>: Sendable, ObservableObject where Item: Sendable {
    var items: [Item] = []
  }
}
