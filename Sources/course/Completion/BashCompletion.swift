/// Completion as bash wants it: a function that fills `COMPREPLY`.
struct BashCompletion {
  let words: CompletionWords

  var script: String {
    """
    # Completes what is typed after `course`, and after `swift run course`.
    _course() {
      local first=1 command= words=
      [[ ${COMP_WORDS[0]##*/} == swift ]] && first=3
      ((COMP_CWORD > first)) && command=${COMP_WORDS[first]}
      case $command in
        '') words='\(words.commands.map(\.name).joined(separator: " "))' ;;
    \(cases)
      esac
      COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
      case $command in
        \(folders)) COMPREPLY+=($(compgen -d -- "${COMP_WORDS[COMP_CWORD]}")) ;;
      esac
    }

    # What was there for `swift` before goes on for everything else.
    _course_before=$(complete -p swift 2>/dev/null | sed -n 's/.* -F \\([^ ]*\\) .*/\\1/p')
    _course_after_swift() {
      if [[ ${COMP_WORDS[1]} == run && ${COMP_WORDS[2]} == course ]] && ((COMP_CWORD > 2)); then
        _course
      elif [[ ${COMP_WORDS[1]} == run ]] && ((COMP_CWORD == 2)); then
        COMPREPLY=($(compgen -W '\(words.products.joined(separator: " "))' -- "${COMP_WORDS[2]}"))
      elif [[ $_course_before && $_course_before != _course_after_swift ]]; then
        "$_course_before" "$@"
      fi
    }

    complete -F _course course
    complete -o default -F _course_after_swift swift

    """
  }

  private var folders: String {
    words.commands.filter(\.takesFolder).map(\.name).joined(separator: "|")
  }

  private var cases: String {
    words.commands.map { "    \($0.name)) words='\($0.following.joined(separator: " "))' ;;" }
      .joined(separator: "\n")
  }
}
