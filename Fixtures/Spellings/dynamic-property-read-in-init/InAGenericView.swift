import SwiftUI

struct Shelf<Content: View>: View {
  @SwiftUI.EnvironmentObject private var plan: ShelfPlan
  private let content: Content
  private var columns = 0

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
    columns = plan.columns  // expect: dynamic-property-read-in-init error `plan`
  }

  var body: some View {
    content.frame(width: CGFloat(columns * plan.columns))
  }
}
