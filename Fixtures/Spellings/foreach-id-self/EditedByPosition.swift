import SwiftUI

struct Pod: Hashable { var beans = 5 }

struct BeanLeaves: View {
  @State private var pods = [Pod()]

  var body: some View {
    ForEach(pods, id: \.self) { pod in  // expect: foreach-id-self warning
      if let place = pods.firstIndex(of: pod) {
        Stepper("\(pod.beans)", value: $pods[place].beans)
      }
    }
  }
}
