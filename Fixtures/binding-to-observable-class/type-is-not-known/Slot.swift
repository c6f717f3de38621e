// config: {"enable": ["binding-to-observable-class"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI
import WorkshopKit

struct Slot<Item: AnyObject>: View {
  @Binding var item: Item  // fine: binding-to-observable-class -- a generic parameter
  @Binding var tool: WorkshopTool  // fine: binding-to-observable-class -- from another module

  var body: some View {
    VStack {
      Holder(item: $item)
      Stepper("\(tool.size)", value: $tool.size)
    }
  }
}

struct Holder<Item: AnyObject>: View {
  @Binding var item: Item  // fine: binding-to-observable-class -- a generic parameter
  @State private var kept: Item?

  var body: some View {
    Button("Swap") { if let kept { item = kept } }
      .onAppear { kept = item }
  }
}
