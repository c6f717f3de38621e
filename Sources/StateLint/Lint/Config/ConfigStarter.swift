import StateLintFacts

/// The first configuration of a project: little is in force, the rest stands in comments.
public enum ConfigStarter {
  /// The text of a `.stlint.json` with the systems that manifests name.
  public static func text(deploymentTarget: DeploymentTarget) -> String {
    """
    // What stlint looks for in this folder and below. `stlint config --show` prints what is in force.
    {
      // Files that are read, so that the rest is understood, and not reported on.
      "exclude": ["**/Generated/**"],

    \(target(deploymentTarget))

      // off, note, warning or error, for all that a rule finds; `stlint rules` shows the rules.
      "rules": {
        // "state-not-private": "error",
      },

      // Notes on style and speed are off by default.
      // "enable": ["advice"],

      // The least severe finding that makes the exit status 1: error, warning, note or never.
      "failOn": "warning",
    }

    """
  }

  private static func target(_ target: DeploymentTarget) -> String {
    let versions = DeploymentTarget.Platform.allCases.compactMap { platform in
      target[platform].map { "\"\(platform.rawValue)\": \"\($0.major).\($0.minor)\"" }
    }
    if versions.isEmpty {
      return """
          // The oldest systems the code runs on: nothing here names them.
          // "deploymentTarget": { "iOS": "17.0" },
        """
    }
    return """
        // The oldest systems the code runs on, as the project names them today. Without this line
        // each run reads them there.
        "deploymentTarget": { \(versions.joined(separator: ", ")) },
      """
  }
}
