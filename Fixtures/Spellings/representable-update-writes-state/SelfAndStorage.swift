import SwiftUI
import UIKit

struct LensBox: UIViewRepresentable {
  @SwiftUI.Binding var zoom: Double

  func makeUIView(context: UIViewRepresentableContext<LensBox>) -> UISlider { UISlider() }

  func updateUIView(_ slider: UISlider, context: UIViewRepresentableContext<LensBox>) {
    self.zoom = 1  // expect: representable-update-writes-state warning `self.zoom = 1`
    // expect: representable-update-writes-state warning `_zoom.wrappedValue = 2`
    _zoom.wrappedValue = 2
    // expect: representable-update-writes-state warning `$zoom.wrappedValue += 1`
    $zoom.wrappedValue += 1
  }
}
