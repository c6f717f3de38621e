import SwiftUI

@Observable final class NestBox {
  var eggs = 0
}

struct NestPage: View {
  let box: NestBox  // fine: observable-model-not-in-state -- comes from the owner
  private let second: NestBox

  init(box: NestBox, second: NestBox) {
    self.box = box  // fine: observable-model-not-in-state -- comes from the owner
    self.second = second  // fine: observable-model-not-in-state -- comes from the owner
  }

  var body: some View { Text("\(box.eggs) and \(second.eggs) eggs") }
}

struct Aviary: View {
  @State private var box = NestBox()  // fine: observable-model-not-in-state -- the owner
  @State private var second = NestBox()

  var body: some View {
    NestPage(box: box, second: second)
    Button("Lay") { box.eggs += 1 }
  }
}
