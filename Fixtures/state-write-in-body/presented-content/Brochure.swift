import SwiftUI

struct Brochure: View {
  @State private var isShown = false
  @State private var openings = 0
  @State private var closings = 0
  @State private var pages = 0

  var body: some View {
    Button("Open \(openings) \(closings) \(pages)") { isShown = true }
      .sheet(isPresented: $isShown) {
        closings += 1  // fine: state-write-in-body -- the first of two closures is onDismiss
      } content: {
        let _ = (openings += 1)  // expect: state-write-in-body error `openings += 1`
        Button("Close") { isShown = false }  // fine: state-write-in-body -- an action in the sheet
      }
      .toolbar {
        let _ = (pages += 1)  // expect: state-write-in-body error `pages += 1`
        Button("Next") { pages += 1 }  // fine: state-write-in-body -- an action in the toolbar
      }
  }
}
