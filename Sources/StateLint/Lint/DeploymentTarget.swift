import StateLintFacts

/// The oldest system versions that the linted code has to run on.
public typealias DeploymentTarget = StateLintFacts.DeploymentTarget
