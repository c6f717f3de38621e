import SwiftUI

struct Gate: View {
  let guardPost: DispatchSemaphore

  var body: some View {
    let _ = Thread.sleep(forTimeInterval: 0.1)  // expect: expensive-work-in-body warning
    let _ = usleep(500)  // expect: expensive-work-in-body warning `usleep(500)`
    let _ = guardPost.wait()  // expect: expensive-work-in-body warning `guardPost.wait()`
    Text("Gate")
  }
}
