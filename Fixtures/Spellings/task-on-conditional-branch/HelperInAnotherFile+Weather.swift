import SwiftUI

extension JunePage {
  @ViewBuilder var weather: some View {
    if isHot {
      ProgressView()
    } else {
      // expect: task-on-conditional-branch warning
      Text("June").task { await cool() }
    }
  }
}
