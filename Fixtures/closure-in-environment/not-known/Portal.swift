// config: {"enable": ["closure-in-environment"]}
import PortalKit
import SwiftUI

extension EnvironmentValues {
  // fine: closure-in-environment -- what the type holds is not known
  @Entry var portal = PortalAction()
  @Entry var handler: PortalHandler? = nil  // fine: closure-in-environment -- the same
}
