import SwiftUI

struct Recipe: View {
  let grams: Double
  let steps: [String]

  var body: some View {
    VStack {
      Text(weight)
      ForEach(steps, id: \.self) { step in
        Text(short(step))
      }
    }
  }

  private var weight: String { text(of: grams) }

  private func text(of value: Double) -> String {
    let formatter = NumberFormatter()  // expect: expensive-work-in-body note `NumberFormatter()`
    formatter.maximumFractionDigits = 1
    return formatter.string(from: value as NSNumber) ?? ""
  }

  private func short(_ step: String) -> String {
    // expect: expensive-work-in-body warning
    guard let pattern = try? NSRegularExpression(pattern: "\\(.*?\\)") else { return step }
    let whole = NSRange(step.startIndex..., in: step)
    return pattern.stringByReplacingMatches(in: step, range: whole, withTemplate: "")
  }
}
