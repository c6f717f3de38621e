import SwiftUI

struct Bark {
  var colour = "brown"
  var marks: [Int]? = nil
}

struct LindenView: View {
  @State private var bark: Bark?
  @State private var barks: [String: [Bark]] = [:]

  var body: some View {
    let _ = (bark?.colour = "grey")  // expect: state-write-in-body error `bark?.colour = "grey"`
    let _ = bark?.marks?.append(1)  // expect: state-write-in-body error `bark?.marks?.append(1)`
    let _ = (bark!.colour = "black")  // expect: state-write-in-body error `bark!.colour = "black"`
    // expect: state-write-in-body error `barks["a"]?[0].colour = "red"`
    let _ = (barks["a"]?[0].colour = "red")
    // expect: state-write-in-body error `barks["b", default: []].append(Bark())`
    let _ = barks["b", default: []].append(Bark())
    let _ = (bark = nil)  // expect: state-write-in-body error `bark = nil`
    Text("\(bark?.colour ?? "") \(barks.count)")
  }
}
