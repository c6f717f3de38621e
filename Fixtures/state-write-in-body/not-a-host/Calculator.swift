import SwiftUI

struct Calculator {
  var total = 0
  // fine: state-write-in-body -- a mutating method of a plain struct
  mutating func add(_ number: Int) { total += number }
  var body: Int { total }
}

final class Presenter {
  private var count = 0
  var body: String {
    count += 1  // fine: state-write-in-body -- a class with a property of the name
    return "\(count)"
  }
}

struct Sum: View {
  @State private var calculator = Calculator()
  let presenter: Presenter

  var body: some View {
    Button("\(calculator.body)") {
      calculator.add(1)  // fine: state-write-in-body -- inside an action
      print(presenter.body)
    }
  }
}
