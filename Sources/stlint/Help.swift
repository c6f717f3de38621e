/// What `--help` says.
enum Help {
  static let text = """
    stlint finds mistakes in SwiftUI state and says what you will see on screen.
    Begin with:  stlint path/to/Sources

    USAGE
      stlint [lint] [PATH…]            lint files and folders, or else this folder
      stlint - --stdin-path P [PATH…]  lint standard input as P, a file among PATHs
      stlint explain RULE|SYMPTOM|"a message"          why it is so, and the fix
      stlint diagnose SYMPTOM|"what you see" [PATH…]   what in your files does it
      stlint rules | symptoms          the tables, as text or with --format json
      stlint inspect tokens|tree|facts FILE            what stlint sees in a file
      stlint schema report|config | completions bash|zsh|fish  for editors, shells
      stlint init | config --show [PATH]   a first .stlint.json; what is in force

    RULES: NAMES are rules, symptoms, groups or `all`, separated by commas
      --only NAMES                     these and no others
      --enable NAMES, --disable NAMES  these too, not these; the last word wins
      --severity RULE=LEVEL,…          off, note, warning or error, for all it finds

    WHAT COUNTS
      --report-only FILE               only this file or folder; all PATHs are read
      --since REV                      only lines that git says changed since REV
      --baseline FILE [--write-baseline|--prune-baseline]   only what is not known
      --fail-on error|warning|note|never    what makes the exit status 1 (warning)
      --fix[=suggested] [--diff]       apply safe fixes, or all; only show them

    OUTPUT
      --format text|json|xcode|github|gitlab|sarif|checkstyle|junit|markdown|agent
      --output FILE                    where the --format before it goes
      --statistics, --timings          counts in place of findings; time by stage
      --verbose, --quiet               each finding in full; only findings
      --color auto|always|never        auto: on terminals, unless NO_COLOR is set
      --hyperlinks auto|always|never   paths as links; auto: where they work

    RUNNING
      --config FILE, --jobs N          in place of the nearest .stlint.json; threads
      --version, --help, help --man    `--option=VALUE` is also understood

    EXIT STATUS  0  no finding at or above --fail-on      1  findings
                 2  something was not understood or not read; all else was linted

    """
}
