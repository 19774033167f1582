/// How the lab looks.
enum LabStyle {
  static let sheet = """
    .lab { margin-top: .75rem; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; \
    background: var(--soft); font-size: .9375rem; }
    .lab p { margin: 0 0 .5rem; }
    .lab .lines { list-style: none; margin: 0; padding: 0; }
    .lab .lines > li { margin: 0; padding: .4rem 0; border-top: 1px solid var(--line); }
    .lab .head { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
    .lab .head > button:last-child { margin-left: auto; }
    .lab input, .lab select { font: inherit; color: var(--text); background: var(--page); \
    border: 1px solid var(--faint); border-radius: 4px; padding: .15em .3em; max-width: 100%; }
    .lab input[type=number] { width: 5.5em; }
    .lab .marbles { display: block; width: 100%; margin-top: .25rem; }
    .lab .marbles, .lab .value { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .lab .strip { display: flex; gap: .5rem; align-items: center; overflow-x: auto; \
    padding: 14px 4px 4px; }
    .lab .time { position: relative; flex: none; height: 30px; background-image: linear-gradient(to right, var(--line) 1px, transparent 1px); \
    background-position: 14px 0; border-bottom: 2px solid var(--faint); }
    .lab .marble { position: absolute; top: 0; min-width: 28px; height: 28px; padding: 0 6px; \
    border: 1.5px solid var(--text); border-radius: 14px; background: var(--page); \
    color: var(--text); font: 14px/25px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
    text-align: center; white-space: pre; cursor: ew-resize; touch-action: none; \
    user-select: none; -webkit-user-select: none; }
    .lab .mark { border-radius: 4px; font-weight: 700; }
    .lab .value { position: absolute; top: 0; width: 6em; z-index: 2; }
    .lab .wrong, figure > .wrong { color: var(--bad); white-space: pre-wrap; }
    .lab .buttons { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0; }
    .lab pre.code { background: var(--page); }
    .lab .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; \
    clip-path: inset(50%); white-space: nowrap; }
    @media print { .lab { display: none; } }
    """
}
