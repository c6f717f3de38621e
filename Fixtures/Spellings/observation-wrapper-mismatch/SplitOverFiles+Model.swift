import Combine

final class FilterModel {
  @Published var days = 30
}

extension FilterModel: ObservableObject {}
