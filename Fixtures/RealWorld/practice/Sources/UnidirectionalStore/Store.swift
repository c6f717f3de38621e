import Observation
import SwiftUI

/// A function that changes a state for an action, and says what is to be done next.
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action: Sendable

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}

/// Holds the state of a feature, and lets actions change it.
@MainActor
@Observable
@dynamicMemberLookup
public final class Store<State, Action: Sendable> {
    public private(set) var state: State

    @ObservationIgnored private let reduce: (inout State, Action) -> Effect<Action>
    @ObservationIgnored private var running: [String: Task<Void, Never>] = [:]

    public init(_ initialState: State, reducer: some Reducer<State, Action>) {
        state = initialState
        reduce = { state, action in reducer.reduce(&state, action) }
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
        state[keyPath: keyPath]
    }

    public func send(_ action: Action) {
        let effect = reduce(&state, action)
        for operation in effect.operations {
            perform(operation)
        }
    }

    public func send(_ action: Action, animation: Animation?) {
        withAnimation(animation) {
            send(action)
        }
    }

    /// A binding that reads the state and sends an action for each new value.
    public func binding<Value>(
        _ keyPath: KeyPath<State, Value>,
        send action: @escaping (Value) -> Action
    ) -> Binding<Value> {
        Binding(
            get: { self.state[keyPath: keyPath] },
            set: { self.send(action($0)) }
        )
    }

    /// True while there is a value; setting it to false sends an action.
    public func isPresent<Value>(
        _ keyPath: KeyPath<State, Value?>,
        dismiss action: Action
    ) -> Binding<Bool> {
        Binding {
            self.state[keyPath: keyPath] != nil
        } set: { isPresented in
            if !isPresented, self.state[keyPath: keyPath] != nil {
                self.send(action)
            }
        }
    }

    private func perform(_ operation: Effect<Action>.Operation) {
        switch operation {
        case let .run(id, work):
            let key = id ?? UUID().uuidString
            running[key]?.cancel()
            running[key] = Task { [weak self] in
                await work { action in self?.send(action) }
                if !Task.isCancelled {
                    self?.running[key] = nil
                }
            }
        case let .cancel(id):
            running[id]?.cancel()
            running[id] = nil
        }
    }
}

extension Store {
    /// For previews: a store that stays as it is.
    public static func still(_ state: State) -> Store {
        Store(state, reducer: StillReducer())
    }
}

private struct StillReducer<State, Action: Sendable>: Reducer {
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        .none
    }
}
