import Foundation

/// Work that a reducer asks for. It happens after the state has changed.
public struct Effect<Action: Sendable>: Sendable {
    public typealias Send = @MainActor @Sendable (Action) -> Void

    enum Operation: Sendable {
        case run(id: String?, @Sendable (Send) async -> Void)
        case cancel(id: String)
    }

    let operations: [Operation]

    public static var none: Effect {
        Effect(operations: [])
    }

    /// Runs once. An effect with the id of a running one takes its place.
    public static func run(
        id: String? = nil,
        _ work: @escaping @Sendable (Send) async -> Void
    ) -> Effect {
        Effect(operations: [.run(id: id, work)])
    }

    public static func cancel(id: String) -> Effect {
        Effect(operations: [.cancel(id: id)])
    }

    public static func merge(_ effects: Effect...) -> Effect {
        Effect(operations: effects.flatMap(\.operations))
    }

    public func map<Parent: Sendable>(
        _ transform: @escaping @Sendable (Action) -> Parent
    ) -> Effect<Parent> {
        Effect<Parent>(
            operations: operations.map { operation in
                switch operation {
                case let .run(id, work):
                    return .run(id: id) { send in
                        await work { action in send(transform(action)) }
                    }
                case let .cancel(id):
                    return .cancel(id: id)
                }
            }
        )
    }
}
