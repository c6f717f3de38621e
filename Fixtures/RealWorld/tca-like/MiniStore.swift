import SwiftUI

// The settings screen predates the reducers: a small store of our own.

@MainActor
@Observable
final class MiniStore<State, Action> {
  private(set) var state: State
  @ObservationIgnored private let reduce: (inout State, Action) -> [@Sendable () async -> Action?]
  @ObservationIgnored private var running: [UUID: Task<Void, Never>] = [:]

  init(_ initial: State, reduce: @escaping (inout State, Action) -> [@Sendable () async -> Action?]) {
    state = initial
    self.reduce = reduce
  }

  func send(_ action: Action) {
    let effects = reduce(&state, action)
    for effect in effects {
      let id = UUID()
      running[id] = Task { [weak self] in
        let next = await effect()
        guard let self else { return }
        running[id] = nil
        if let next { send(next) }
      }
    }
  }

  func binding<Value>(_ get: @escaping (State) -> Value, _ action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { self.send(action($0)) }
    )
  }
}

struct SettingsState: Equatable {
  var isDark = false
  var columns = 2
  var log: [String] = []
}

enum SettingsAction {
  case dark(Bool)
  case columns(Int)
  case reset
  case logged(String)
}

struct SettingsScreen: View {
  @State private var store = MiniStore<SettingsState, SettingsAction>(SettingsState()) { state, action in
    switch action {
    case .dark(let isDark):
      state.isDark = isDark
      state.log.append("dark \(isDark)")
    case .columns(let columns):
      state.columns = columns
      return [{ SettingsAction.logged("columns \(columns)") }]
    case .reset:
      state = SettingsState()
    case .logged(let line):
      state.log.append(line)
    }
    return []
  }

  var body: some View {
    Form {
      Toggle("Dark", isOn: store.binding(\.isDark, SettingsAction.dark))
      Stepper("\(store.state.columns) columns", value: store.binding({ $0.columns }, { .columns($0) }))
      Button("Reset") { store.send(.reset) }
      Text(store.state.log.suffix(3).joined(separator: "\n"))
    }
    .task { store.send(.logged("opened")) }
  }
}
