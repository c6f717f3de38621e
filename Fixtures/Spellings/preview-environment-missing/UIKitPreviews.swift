import SwiftUI
import UIKit

final class Organ: ObservableObject {
  @Published var pipes = 900
}

struct OrganPage: View {
  @EnvironmentObject private var organ: Organ

  var body: some View { Stepper("\(organ.pipes) pipes", value: $organ.pipes) }
}

#Preview("Hosted") {
  // fine: preview-environment-missing -- injected on the root view
  UIHostingController(rootView: OrganPage().environmentObject(Organ()))
}

#Preview("Label") {
  let label = UILabel()
  label.text = "\(Organ().pipes)"  // fine: preview-environment-missing -- no view of SwiftUI
  return label
}
