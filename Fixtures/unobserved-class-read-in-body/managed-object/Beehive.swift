import CoreData
import SwiftUI

final class Beehive: NSManagedObject {
  @NSManaged var frames: Int
}

struct BeehiveRow: View {
  // fine: unobserved-class-read-in-body -- a managed object can be observed
  // expect: unobserved-object-property warning `hive`
  let hive: Beehive

  var body: some View { Button("\(hive.frames) frames") { hive.frames += 1 } }
}
