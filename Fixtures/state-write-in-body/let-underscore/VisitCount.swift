import SwiftUI

struct VisitCount: View {
  @State private var visits = 0
  @State private var isShown = false
  @State private var seen: Set<String> = []
  let page: String

  var body: some View {
    let _ = (visits += 1)  // expect: state-write-in-body error `visits += 1`
    let _ = (isShown = true)  // expect: state-write-in-body error `isShown = true`
    let _ = isShown.toggle()  // expect: state-write-in-body error `isShown.toggle()`
    let _ = seen.insert(page)  // expect: state-write-in-body error `seen.insert(page)`
    Text("\(page): \(visits), \(isShown), \(seen.count)")
  }
}
