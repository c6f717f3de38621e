import SwiftUI

extension DateFormatter {
  // fine: expensive-work-in-body -- made at its first use
  static let journal: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    return formatter
  }()
}

@Observable final class JournalModel {
  @ObservationIgnored
  lazy var sizes = ByteCountFormatter()  // fine: expensive-work-in-body -- `lazy` in a model
  let names = ListFormatter()  // fine: expensive-work-in-body -- a property of a model
}

private let isoFormatter = ISO8601DateFormatter()  // fine: expensive-work-in-body -- a global

struct JournalPage: View {
  let date: Date
  // fine: expensive-work-in-body -- kept by `@State`
  @State private var numbers = NumberFormatter()
  @State private var model = JournalModel()
  private static let spans = DateComponentsFormatter()  // fine: expensive-work-in-body -- static

  var body: some View {
    VStack {
      Text(DateFormatter.journal.string(from: date))
      Text(isoFormatter.string(from: date))
      Text(numbers.string(from: 3) ?? "")
      Text(Self.spans.string(from: 60) ?? "")
      Text(model.sizes.string(fromByteCount: 3))
    }
  }
}
