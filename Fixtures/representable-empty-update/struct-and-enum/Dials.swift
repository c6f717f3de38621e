// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Reading {
  var value: Float
}

enum DialStyle {
  case plain, loud
}

struct ReadingDial: UIViewRepresentable {
  let reading: Reading

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.value = reading.value
    return slider
  }

  // expect: representable-empty-update note
  func updateUIView(_ slider: UISlider, context: Context) {}
}

struct StyledDial: UIViewRepresentable {
  let style: DialStyle

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.tintColor = style == .loud ? .red : .gray
    return slider
  }

  // expect: representable-empty-update note
  func updateUIView(_ slider: UISlider, context: Context) {}
}
