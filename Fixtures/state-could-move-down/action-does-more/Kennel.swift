// config: {"enable": ["state-could-move-down"]}
import SwiftUI

struct Kennel: View {
  let save: (String) -> Void
  @State private var dog = ""  // fine: state-could-move-down -- the parent saves it, too
  @State private var bowls = 1  // fine: state-could-move-down -- written together with the dog

  var body: some View {
    VStack {
      Text("Kennel")
      DogField(
        dog: dog,
        change: {
          dog = $0
          save($0)
        })
      BowlField(
        bowls: bowls,
        change: {
          bowls = $0
          dog = ""
        })
    }
  }
}

struct DogField: View {
  let dog: String
  let change: (String) -> Void

  var body: some View { Button(dog) { change(dog + "!") } }
}

struct BowlField: View {
  let bowls: Int
  let change: (Int) -> Void

  var body: some View { Button("\(bowls)") { change(bowls + 1) } }
}
