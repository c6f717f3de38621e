import SwiftUI

final class DiveLog: ObservableObject {
  @Published var dives = 4
}

struct ReefDetail: View {
  @EnvironmentObject private var log: DiveLog
  let depth: Int

  var body: some View { Button("\(depth) m, \(log.dives) dives") { log.dives += 1 } }
}

struct ReefPage: View {
  @StateObject private var log = DiveLog()

  var body: some View {
    NavigationStack {
      List([5, 10, 20], id: \.self) { NavigationLink("\($0) m", value: $0) }
        .environmentObject(log)  // expect: environment-below-presentation warning
        .navigationDestination(for: Int.self) { ReefDetail(depth: $0) }
    }
  }
}

struct ReefPageOnTheStack: View {
  @StateObject private var log = DiveLog()

  var body: some View {
    NavigationStack {
      List([5, 10, 20], id: \.self) { NavigationLink("\($0) m", value: $0) }
        .navigationDestination(for: Int.self) { ReefDetail(depth: $0) }
    }
    .environmentObject(log)  // fine: environment-below-presentation -- on the stack itself
  }
}

struct ReefPageInTheDestination: View {
  @StateObject private var log = DiveLog()

  var body: some View {
    NavigationStack {
      List([5, 10, 20], id: \.self) { NavigationLink("\($0) m, \(log.dives)", value: $0) }
        .environmentObject(log)  // fine: environment-below-presentation -- given again below
        .navigationDestination(for: Int.self) { ReefDetail(depth: $0).environmentObject(log) }
    }
  }
}
