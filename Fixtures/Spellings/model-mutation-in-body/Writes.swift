import SwiftUI

struct Label2 { var text = "" }

final class Warehouse: ObservableObject {
  @Published var boxes: [String: Int] = [:]
  @Published var label: Label2? = Label2()
  @Published var isOpen = false
  @Published var names: Set<String> = []

  func byKey() -> String { boxes["a", default: 0] += 1; return "a" }
  func byMember() -> String { label?.text = "new"; return "b" }
  func byToggle() -> String { isOpen.toggle(); return "c" }
  func byInsert() -> String { names.insert("x"); return "d" }
  func byInout() -> String { clear(&names); return "e" }
  private func clear(_ set: inout Set<String>) { set.removeAll() }
}

struct WarehouseView: View {
  @StateObject private var house = Warehouse()

  var body: some View {
    Text(house.byKey())  // expect: model-mutation-in-body error `house.byKey()`
    Text(house.byMember())  // expect: model-mutation-in-body error `house.byMember()`
    Text(house.byToggle())  // expect: model-mutation-in-body error `house.byToggle()`
    Text(house.byInsert())  // expect: model-mutation-in-body error `house.byInsert()`
    Text(house.byInout())  // expect: model-mutation-in-body error `house.byInout()`
  }
}
