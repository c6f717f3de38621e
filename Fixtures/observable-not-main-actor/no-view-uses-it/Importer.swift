// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: observable-not-main-actor -- no view uses it
@Observable final class Importer {
  var lines = 0
  func run() async { lines += 1 }
}

func importAll() async {
  let importer = Importer()
  await importer.run()
  print(importer.lines)
}
