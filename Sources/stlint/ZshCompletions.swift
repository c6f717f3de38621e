/// What zsh reads to complete command lines: a file `_stlint` in a folder of `$fpath`, or
/// `source <(stlint completions zsh)` behind `compinit`.
enum ZshCompletions {
  static var text: String {
    #"""
    #compdef stlint
    # Completions of stlint for zsh, printed by `stlint completions zsh`.

    _stlint_names() {
      _values -s , 'rule, symptom or group' \
    \#(rows(Candidates.names))
    }

    _stlint_levels() {
      _values -s , 'rule' \
    \#(rows(Candidates.rules, suffix: ":level:(\(Candidates.levels.joined(separator: " ")))"))
    }

    _stlint_symptoms() {
      local -a rows=(
    \#(described(Candidates.symptoms))
      )
      _describe -t symptoms symptom rows
    }

    _stlint_rules() {
      local -a rows=(
    \#(described(Candidates.rules))
      )
      _describe -t rules rule rows
    }

    _stlint_lessons() {
      _alternative 'symptoms:symptom:_stlint_symptoms' 'rules:rule:_stlint_rules'
    }

    _stlint_revisions() {
      local -a names=(HEAD ${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"})
      compadd -a names
    }

    _stlint_commands() {
      local -a rows=(
    \#(described(CommandWord.allCases.map { ($0.rawValue, $0.meaning) }))
      )
      _describe -t commands command rows
    }

    _stlint() {
      local curcontext=$curcontext state state_descr line
      typeset -A opt_args
      _arguments -S \
    \#(options)
        '1: :->first' '2: :->second' '*: :->rest'
      case $state:$line[1] in
      first:*) _alternative 'commands:command:_stlint_commands' 'files:path:_files' ;;
    \#(operands)
      *) _files ;;
      esac
    }

    # zsh calls the file itself where it finds it in $fpath; where it is sourced, it is told of it.
    if [ "${funcstack[1]}" = _stlint ]; then
      _stlint "$@"
    else
      compdef _stlint stlint
    fi

    """#
  }

  private static var options: String {
    Option.allCases.map { option in
      let meaning = escaped(option.meaning)
      let action = action(of: option.candidates)
      if let placeholder = option.placeholder {
        return "    " + Shell.quoted("*\(option.rawValue)=[\(meaning)]:\(placeholder):\(action)")
      }
      if option.candidates == .nothing {
        return "    " + Shell.quoted("\(option.rawValue)[\(meaning)]")
      }
      return "    " + Shell.quoted("\(option.rawValue)=-[\(meaning)]::kind:\(action)")
    }.map { $0 + " \\" }.joined(separator: "\n")
  }

  private static var operands: String {
    CommandWord.allCases.flatMap { command in
      [("second", command.first), ("rest", command.rest)].map { place, candidates in
        "  \(place):\(command.rawValue)) \(call(of: candidates)) ;;"
      }
    }.joined(separator: "\n")
  }

  /// What stands behind the last colon of an option's row.
  private static func action(of candidates: Candidates) -> String {
    switch candidates {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    default: call(of: candidates)
    }
  }

  private static func call(of candidates: Candidates) -> String {
    switch candidates {
    case .nothing: "_message 'nothing more'"
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .lesson: "_stlint_lessons"
    case .symptom: "_stlint_symptoms"
    case .ruleNames: "_stlint_names"
    case .ruleLevels: "_stlint_levels"
    case .revision: "_stlint_revisions"
    case .path: "_files"
    }
  }

  /// Rows for `_values`.
  private static func rows(_ rows: [Candidates.Row], suffix: String = "") -> String {
    rows.map { "    " + Shell.quoted("\($0.name)[\(escaped($0.meaning))]\(suffix)") }
      .joined(separator: " \\\n")
  }

  /// Rows for `_describe`.
  private static func described(_ rows: [Candidates.Row]) -> String {
    rows.map { "    " + Shell.quoted("\($0.name):\($0.meaning)") }.joined(separator: "\n")
  }

  /// `text` for what stands in square brackets.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if "[]\\:".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
