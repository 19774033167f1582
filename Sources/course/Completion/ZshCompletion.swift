/// Completion as zsh wants it: words with what they mean beside them.
struct ZshCompletion {
  let words: CompletionWords

  var script: String {
    """
    # Completes what is typed after `course`, and after `swift run course`.
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }

    # The argument says which word comes after `course`.
    _course_words() {
      local -a candidates
      if (( CURRENT == $1 )); then
        candidates=(
    \(commands)
        )
        _describe 'command' candidates
        return
      fi
      case ${words[$1]} in
    \(cases)
      esac
      compadd -a candidates
    }

    _course() { _course_words 2 }

    # What was there for `swift` before goes on for everything else.
    if [[ ${_comps[swift]} != _course_after_swift ]]; then _course_before=${_comps[swift]}; fi
    _course_after_swift() {
      if [[ ${words[2]} == run && ${words[3]} == course ]] && (( CURRENT > 3 )); then
        _course_words 4
      elif [[ ${words[2]} == run ]] && (( CURRENT == 3 )); then
        compadd \(words.products.joined(separator: " "))
      elif [[ -n $_course_before ]]; then
        $_course_before "$@"
      else
        _default
      fi
    }

    compdef _course course
    compdef _course_after_swift swift

    """
  }

  private var commands: String {
    words.commands.map { "      '\($0.name):\($0.summary)'" }.joined(separator: "\n")
  }

  private var cases: String {
    words.commands
      .map {
        "    \($0.name)) candidates=(\($0.following.joined(separator: " ")))\($0.takesFolder ? "; _files -/" : "") ;;"
      }
      .joined(separator: "\n")
  }
}
