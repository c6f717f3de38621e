import SwiftUI

struct Chapters: View {
  @State private var opened: Set<Int> = []
  let current: Int

  var body: some View {
    VStack {
      header
      row(current)
    }
  }

  private var header: some View {
    opened.insert(current)  // expect: state-write-in-body error `opened.insert(current)`
    return Text("Chapter \(current)")
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    let _ = opened.remove(0)  // expect: state-write-in-body error `opened.remove(0)`
    Text("\(number) of \(opened.count)")
  }
}
