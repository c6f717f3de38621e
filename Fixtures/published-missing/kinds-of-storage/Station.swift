// config: {"enable": ["published-missing"]}
import Combine
import SwiftUI

protocol Timetable {
  var next: String { get }
}

@MainActor final class StationModel: ObservableObject {
  static var count = 0  // fine: published-missing -- `static`
  let name = "North"  // fine: published-missing -- a constant
  lazy var sign = name.uppercased()  // fine: published-missing -- `lazy`
  weak var delegate: AnyObject?  // fine: published-missing -- `weak`
  @AppStorage("track") var track = 1  // fine: published-missing -- announces by itself
  @Published var trains = 0
  var timetable: any Timetable  // fine: published-missing -- a service
  var onLeave: () -> Void = {}  // fine: published-missing -- a closure
  var loading: Task<Void, Never>?  // fine: published-missing -- a running task
  private var subscriptions: Set<AnyCancellable> = []  // fine: published-missing -- subscriptions
  var timer: AnyCancellable?  // fine: published-missing -- a subscription

  init(timetable: any Timetable) { self.timetable = timetable }

  func start() {
    loading = Task { trains += 1 }
    timer = $trains.sink { print($0) }
    $trains.sink { print($0) }.store(in: &subscriptions)
  }

  func leave() {
    onLeave()
    track += 1
    sign += "!"
    delegate = nil
    onLeave = {}
  }

  func replace(_ timetable: any Timetable) { self.timetable = timetable }
}

struct StationPage: View {
  @ObservedObject var station: StationModel

  var body: some View {
    VStack {
      Text("\(station.name) \(station.sign) \(station.track) \(station.trains)")
      Text("\(station.timetable.next) \(station.loading == nil ? "" : "…")")
      Text("\(station.timer == nil ? "" : "live") \(station.delegate == nil ? "" : "watched")")
      Button("Leave") { station.leave() }
    }
    .onAppear { station.start() }
  }
}
