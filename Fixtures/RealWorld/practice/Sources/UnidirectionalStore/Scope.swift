import SwiftUI

/// A part of a store: its state is read from the whole, its actions are sent to the whole.
@MainActor
@dynamicMemberLookup
public struct Scope<State, Action: Sendable> {
    private let read: @MainActor () -> State
    private let write: @MainActor (Action) -> Void

    public init<Root, RootAction>(
        _ store: Store<Root, RootAction>,
        state keyPath: KeyPath<Root, State>,
        action embed: @escaping (Action) -> RootAction
    ) {
        read = { store.state[keyPath: keyPath] }
        write = { store.send(embed($0)) }
    }

    public var state: State { read() }

    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
        read()[keyPath: keyPath]
    }

    public func send(_ action: Action) {
        write(action)
    }

    public func binding<Value>(
        _ keyPath: KeyPath<State, Value>,
        send action: @escaping (Value) -> Action
    ) -> Binding<Value> {
        Binding(
            get: { read()[keyPath: keyPath] },
            set: { write(action($0)) }
        )
    }
}

/// Keeps a value while its view is shown and sends it when it has rested for a while.
@propertyWrapper
public struct Throttled<Value: Equatable & Sendable>: DynamicProperty {
    @State private var latest: Value
    @State private var box = PauseBox()

    private let interval: Duration

    public init(wrappedValue: Value, interval: Duration = .milliseconds(250)) {
        _latest = State(initialValue: wrappedValue)
        self.interval = interval
    }

    public var wrappedValue: Value {
        get { latest }
        nonmutating set { latest = newValue }
    }

    public var projectedValue: Self { self }

    @MainActor
    public func binding(onRest: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
        Binding {
            latest
        } set: { newValue in
            latest = newValue
            box.restart(after: interval) { onRest(newValue) }
        }
    }
}

/// Holds on to a running pause. Nobody draws it.
@MainActor
private final class PauseBox {
    private var task: Task<Void, Never>?

    nonisolated init() {}

    func restart(after interval: Duration, perform work: @escaping @MainActor () -> Void) {
        task?.cancel()
        task = Task {
            guard (try? await Task.sleep(for: interval)) != nil else { return }
            work()
        }
    }
}
