import SwiftUI

final class Distances: ObservableObject {
  @Published var unit = "km"
  private var memo: [Int: String] = [:]
  private lazy var formatter = NumberFormatter()
  private let limit = 100

  func text(for metres: Int) -> String {
    if let known = memo[metres] { return known }
    let text = (formatter.string(from: metres as NSNumber) ?? "") + unit
    if memo.count > limit { memo.removeAll() }
    memo[metres] = text
    return text
  }
}

struct DistanceView: View {
  @ObservedObject var distances: Distances

  var body: some View {
    // fine: model-mutation-in-body -- writes a memo that announces nothing
    Text(distances.text(for: 42))
  }
}
