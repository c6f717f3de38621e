// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Rack: View {
  let owner: String
  @State private var skis = 2  // fine: state-could-move-down -- each owner has a new child
  @State private var poles = 2  // fine: state-could-move-down -- a list lets go of its rows
  @State private var waxes = 1  // fine: state-could-move-down -- what this container does is unknown

  var body: some View {
    VStack {
      Text("Rack")
      SkiCount(skis: skis, change: { skis = $0 }).id(owner)
      List {
        PoleCount(poles: poles, change: { poles = $0 })
      }
      Drawer {
        WaxCount(waxes: waxes, change: { waxes = $0 })
      }
    }
  }
}

struct Drawer<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Open") { isOpen.toggle() }
      if isOpen { content() }
    }
  }
}

struct SkiCount: View {
  let skis: Int
  let change: (Int) -> Void

  var body: some View { Button("\(skis)") { change(skis + 1) } }
}

struct PoleCount: View {
  let poles: Int
  let change: (Int) -> Void

  var body: some View { Button("\(poles)") { change(poles + 1) } }
}

struct WaxCount: View {
  let waxes: Int
  let change: (Int) -> Void

  var body: some View { Button("\(waxes)") { change(waxes + 1) } }
}
