import SwiftUI

struct Sundial: View {
  var body: some View {
    // fine: publisher-created-in-body -- a schedule, no publisher
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
  }
}
