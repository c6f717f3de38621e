import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder func `if`<Tree: View>(_ isOn: Bool, _ grow: (Self) -> Tree) -> some View {
    if isOn { grow(self) } else { self }
  }

  // expect: conditional-modifier note
  @ContentBuilder func unless<Tree: View>(_ isOff: Bool, grow: (Self) -> Tree) -> some View {
    if !isOff { grow(self) } else { self }
  }

  // expect: conditional-modifier note
  @ViewBuilder func pruned(_ isOn: Bool, grow: (Self) -> some View) -> some View {
    switch isOn {
    case true: grow(self)
    case false: self
    }
  }

  // expect: conditional-modifier note
  func wrapped<Tree: View>(_ isOn: Bool, grow: @escaping (Self) -> Tree) -> some View {
    Group {
      if isOn { grow(self) } else { self }
    }
  }

  // expect: conditional-modifier note
  func erased<Tree: View>(_ isOn: Bool, grow: (Self) -> Tree) -> AnyView {
    if isOn { return AnyView(grow(self)) }
    return AnyView(self)
  }

  // expect: conditional-modifier note
  @ViewBuilder func computed<Tree: View>(
    _ isOn: @autoclosure () -> Bool, @ViewBuilder grow: (Self) -> Tree
  ) -> some View {
    if isOn() { grow(self) } else { self }
  }
}
