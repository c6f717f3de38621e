/// What bash reads to complete command lines: `eval "$(stlint completions bash)"`. Bash 3.2, which
/// macOS has, understands it too.
enum BashCompletions {
  static var text: String {
    #"""
    # Completions of stlint for bash, printed by `stlint completions bash`.

    _stlint_offer() { # HEAD WORDS TYPED: the words that go on from TYPED, each with HEAD before it
      local word
      while IFS= read -r word; do
        # Bash puts back what stands before a `=` of the word by itself.
        COMPREPLY+=("${word#"$skip"}")
      done < <(compgen -P "$1" -W "$2" -- "$3")
    }

    _stlint_keep_going() { # no blank behind what is offered
      if type compopt >/dev/null 2>&1; then compopt -o nospace; fi
    }

    _stlint_names() { # HEAD VALUE: names with commas between
      local before=
      case $2 in *,*) before=${2%,*}, ;; esac
      _stlint_offer "$1$before" "$_stlint_all_names" "${2##*,}"
      _stlint_keep_going
    }

    _stlint_levels() { # HEAD VALUE: RULE=LEVEL pairs with commas between
      local before='' last=${2##*,}
      case $2 in *,*) before=${2%,*}, ;; esac
      case $last in
      *=*) _stlint_offer "$1$before${last%%=*}=" '\#(words(Candidates.levels))' "${last#*=}" ;;
      *)
        _stlint_offer "$1$before" "$_stlint_all_rules" "$last"
        _stlint_keep_going
        ;;
      esac
    }

    _stlint_value() { # OPTION HEAD VALUE: the values of an option, each with HEAD before it
      case $1 in
    \#(optionArms)
      esac
    }

    _stlint_operand() { # WORD: the operands of the command
      case $command:$count in
      :*)
        _stlint_offer '' '\#(words(CommandWord.allCases.map(\.rawValue)))' "$1"
        # A path can stand there as well.
        local path
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -f -- "$1")
        if type compopt >/dev/null 2>&1; then compopt -o filenames; fi
        ;;
    \#(commandArms)
      esac
    }

    _stlint() {
      local words=() word glued='' index
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        # Bash takes `=` for a word of its own.
        if [ "${#words[@]}" -gt 0 ] && { [ "$word" = '=' ] || [ -n "$glued" ]; }; then
          words[${#words[@]}-1]+=$word
        else
          words+=("$word")
        fi
        glued=
        if [ "$word" = '=' ]; then glued=yes; fi
      done
      local raw=${COMP_WORDS[COMP_CWORD]} last=$((${#words[@]} - 1))
      if [ "$raw" = '=' ]; then raw=; fi
      local typed=${words[last]}
      local skip=${typed%"$raw"}
      local command='' count=0 option='' only_operands=''
      for ((index = 0; index < last; index++)); do
        word=${words[index]}
        if [ -n "$option" ]; then
          option=
        elif [ -z "$only_operands" ] && [ "$word" = -- ]; then
          only_operands=yes
          if [ -z "$command" ]; then command=lint; fi
        elif [ -z "$only_operands" ] && [ "${word#-}" != "$word" ] && [ "$word" != - ]; then
          case $word in
          \#(valued)) option=$word ;;
          esac
        elif [ -z "$command" ]; then
          case $word in
          \#(CommandWord.allCases.map(\.rawValue).joined(separator: " | "))) command=$word ;;
          *) command=lint ;;
          esac
        else
          count=$((count + 1))
        fi
      done
      COMPREPLY=()
      if [ -n "$option" ]; then
        _stlint_value "$option" '' "$typed"
      elif [ -n "$only_operands" ]; then
        _stlint_operand "$typed"
      else
        case $typed in
        --*=*) _stlint_value "${typed%%=*}" "${typed%%=*}=" "${typed#*=}" ;;
        -*) _stlint_offer '' '\#(words(options))' "$typed" ;;
        *) _stlint_operand "$typed" ;;
        esac
      fi
    }

    _stlint_all_rules='\#(words(Candidates.rules.map(\.name)))'
    _stlint_all_names='\#(words(Candidates.names.map(\.name)))'
    complete -o default -F _stlint stlint

    """#
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  /// Every option, and the forms of those that can stand with a value and without.
  private static var options: [String] {
    Option.allCases.flatMap { option -> [String] in
      guard option.placeholder == nil, case .words(let words) = option.candidates else {
        return [option.rawValue]
      }
      return [option.rawValue] + words.map { "\(option.rawValue)=\($0)" }
    }
  }

  /// The options whose value is the next word.
  private static var valued: String {
    Option.allCases.filter { $0.placeholder != nil }.map(\.rawValue).joined(separator: " | ")
  }

  private static var optionArms: String {
    Option.allCases.compactMap { option in
      offer(option.candidates, head: "\"$2\"", typed: "\"$3\"")
        .map { "  \(option.rawValue)) \($0) ;;" }
    }.joined(separator: "\n")
  }

  private static var commandArms: String {
    CommandWord.allCases.flatMap { command in
      [("0", command.first), ("*", command.rest)].compactMap { count, candidates in
        offer(candidates, head: "''", typed: "\"$1\"")
          .map { "  \(command.rawValue):\(count)) \($0) ;;" }
      }
    }.joined(separator: "\n")
  }

  /// The call that offers `candidates`; nil where bash's own completion of paths does.
  private static func offer(_ candidates: Candidates, head: String, typed: String) -> String? {
    switch candidates {
    case .nothing, .path: nil
    case .words(let words): "_stlint_offer \(head) '\(self.words(words))' \(typed)"
    case .symptom:
      "_stlint_offer \(head) '\(words(Candidates.symptoms.map(\.name)))' \(typed)"
    case .lesson:
      "_stlint_offer \(head) \"\(words(Candidates.symptoms.map(\.name))) $_stlint_all_rules\" "
        + typed
    case .ruleNames: "_stlint_names \(head) \(typed)"
    case .ruleLevels: "_stlint_levels \(head) \(typed)"
    case .revision:
      "_stlint_offer \(head) \"HEAD $(git for-each-ref --format='%(refname:short)' 2>/dev/null)\" "
        + typed
    }
  }
}
