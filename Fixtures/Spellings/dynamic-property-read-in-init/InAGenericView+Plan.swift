import Combine

final class ShelfPlan: ObservableObject {
  @Published var columns = 3
}
