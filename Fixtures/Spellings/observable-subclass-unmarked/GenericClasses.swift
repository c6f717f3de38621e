import SwiftUI

@Observable class Container<Item> {
  var items: [Item] = []
}

final class Crate: Container<String> {  // expect: observable-subclass-unmarked warning `Crate`
  var label = "Crate"
}

// expect: observable-subclass-unmarked warning `Drawer`
final class Drawer<Item>: Container<Item> {
  var isOpen = false
}

struct ContainerView<Footer: View>: View {
  let crate: Crate
  let drawer: Drawer<Int>
  let footer: Footer

  var body: some View {
    Button("\(crate.label) \(drawer.isOpen) \(crate.items.count)") {
      crate.label = "Box"
      drawer.isOpen.toggle()
    }
    footer
  }
}
