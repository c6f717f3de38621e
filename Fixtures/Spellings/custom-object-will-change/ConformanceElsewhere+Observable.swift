import Combine

extension Loom: ObservableObject {}
