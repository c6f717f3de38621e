import SwiftUI

struct Framed: ViewModifier {  // expect: subview-as-computed-property note
  @State private var isOpen = false

  func body(content: Content) -> some View {
    VStack {
      content
      Toggle(isOpen ? "Open" : "Shut", isOn: $isOpen)
      top
      middle
      bottom
    }
  }

  private var top: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Top")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Flag")
        Spacer()
        Image(systemName: "flag")
      }
      HStack {
        Text("Bell")
        Spacer()
        Image(systemName: "bell")
      }
      HStack {
        Text("Star")
        Spacer()
        Image(systemName: "star")
      }
    }
    .padding()
  }

  private var middle: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Middle")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Book")
        Spacer()
        Image(systemName: "book")
      }
      HStack {
        Text("Pen")
        Spacer()
        Image(systemName: "pen")
      }
      HStack {
        Text("Ruler")
        Spacer()
        Image(systemName: "ruler")
      }
    }
    .padding()
  }

  private var bottom: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Bottom")
        .font(.headline)
        .padding(.bottom, 4)
      HStack {
        Text("Leaf")
        Spacer()
        Image(systemName: "leaf")
      }
      HStack {
        Text("Drop")
        Spacer()
        Image(systemName: "drop")
      }
      HStack {
        Text("Flame")
        Spacer()
        Image(systemName: "flame")
      }
    }
    .padding()
  }
}
