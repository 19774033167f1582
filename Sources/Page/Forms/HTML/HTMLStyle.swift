/// How a page looks in a browser, by day and by night, on a phone and on paper.
package enum HTMLStyle {
  package static let sheet = [colours, text, cells, outputs, paper].joined(separator: "\n")

  private static let colours = """
    :root { color-scheme: light dark; --text: #1f2328; --page: #ffffff; --soft: #f6f8fa; \
    --faint: #59636e; --line: #d1d9e0; --link: #0757ba; --good: #1a7f37; --bad: #b3131d; \
    --keyword: #a32149; --type: #0550ae; --string: #0a3069; --number: #7a3e00; }
    @media screen and (prefers-color-scheme: dark) {
    :root { --text: #e6edf3; --page: #0d1117; --soft: #161b22; --faint: #9aa4af; \
    --line: #343c45; --link: #6cb2ff; --good: #3fb950; --bad: #ff8a80; \
    --keyword: #ff8a80; --type: #8ccbff; --string: #a5d6ff; --number: #ffb86b; }
    }
    """

  private static let text = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0; padding: 1.5rem 1rem 4rem; color: var(--text); background: var(--page); \
    font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; \
    overflow-wrap: break-word; }
    main, nav { max-width: 46rem; margin: 0 auto; }
    nav { font-size: .9375rem; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2.2em 0 .6em; }
    h1 { font-size: 2rem; margin-top: 1rem; }
    h2 { font-size: 1.4rem; padding-bottom: .2em; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.15rem; }
    a { color: var(--link); }
    a:focus-visible, summary:focus-visible, [tabindex]:focus-visible, button:focus-visible, \
    input:focus-visible, textarea:focus-visible \
    { outline: 3px solid var(--link); outline-offset: 2px; }
    h2, h3, h4, h5, h6 { scroll-margin-top: 1rem; }
    .anchor { color: var(--faint); font-weight: 400; text-decoration: none; padding: 0 .25em; }
    .anchor:hover { color: var(--link); }
    button { font: inherit; padding: .35em .9em; color: var(--link); background: var(--page); \
    border: 1px solid currentColor; border-radius: 6px; cursor: pointer; }
    button:hover { background: var(--soft); }
    button.small { font-size: .8125rem; padding: .2em .6em; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: .5rem; padding: .25rem .5rem; background: var(--page); }
    li { margin: .25em 0; }
    blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); \
    color: var(--faint); }
    hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
    font-size: .875em; }
    code { padding: .1em .3em; border-radius: 4px; background: var(--soft); }
    pre code, pre samp { padding: 0; background: none; font: inherit; }
    table { border-collapse: collapse; font-size: .9375rem; }
    th, td { padding: .35em .8em; border: 1px solid var(--line); text-align: left; \
    vertical-align: top; overflow-wrap: normal; }
    th { background: var(--soft); }
    .right { text-align: right; font-variant-numeric: tabular-nums; }
    .centre { text-align: center; }
    .note { color: var(--faint); font-style: italic; }
    """

  private static let cells = """
    .cell { margin: 1.5rem 0; padding: .75rem 1rem; border: 1px solid var(--line); \
    border-radius: 8px; scroll-margin-top: 1rem; }
    .cell > :last-child { margin-bottom: 0; }
    .reasons { list-style: none; padding: 0; }
    .reasons > li::before { content: "✗ " attr(value) ": "; }
    .title { margin: 0 0 .5rem; font-weight: 600; }
    .title a { color: var(--faint); font-weight: 400; margin-right: .4em; text-decoration: none; }
    .title a:hover { text-decoration: underline; }
    pre { line-height: 1.5; margin: .75rem 0; }
    pre, .wide { overflow-x: auto; }
    .code { padding: .75rem 1rem; border-radius: 6px; background: var(--soft); tab-size: 2; }
    .keyword, .attribute { color: var(--keyword); }
    .type { color: var(--type); }
    .string { color: var(--string); }
    .number { color: var(--number); }
    .comment { color: var(--faint); }
    .question { margin: .75rem 0; padding: .5rem 1rem; border-radius: 6px; \
    border: 1px solid var(--link); }
    .question p { margin: .25em 0; }
    .question fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
    .question legend { font-weight: 600; padding: 0; }
    .question ol { margin: .5em 0; padding-left: 1.6em; }
    .question label { display: flex; gap: .5em; align-items: flex-start; cursor: pointer; }
    .question input[type=radio] { margin: .35em 0 0; width: 1.1em; height: 1.1em; flex: none; }
    .question label span, .answer { font: .875em/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, \
    monospace; }
    .question label span { white-space: pre-wrap; min-width: 0; }
    .answer { width: 100%; margin: .5em 0; padding: .4em .6em; color: var(--text); \
    background: var(--page); border: 1px solid var(--faint); border-radius: 6px; }
    .verdict { white-space: pre-wrap; font-weight: 600; color: var(--good); }
    .verdict.wrong { color: var(--bad); }
    .verdict:empty, .score:empty { display: none; }
    .explanation { margin: -.75rem 0 1.5rem; padding: 0 1rem; border-left: 4px solid var(--line); }
    .copyable { position: relative; }
    .copy { position: absolute; top: .4rem; right: .4rem; }
    .copyable:not(:hover, :focus-within) .copy { opacity: 0; }
    @media (hover: none) { .copyable .copy { opacity: 1 !important; } }
    @media (max-width: 30rem) {
    .cell { padding: .6rem; }
    .code { padding: .6rem; }
    }
    summary { cursor: pointer; padding: .4rem 0; color: var(--link); }
    """

  private static let outputs = """
    .output { padding: .25rem 0 .25rem 1rem; border-left: 4px solid var(--good); }
    .wide { margin: .75rem 0; padding: 2px; }
    figure { margin: .75rem 0; }
    .marbles { display: block; }
    .wide .marbles { max-width: none; }
    figure .wide { display: grid; background: \
    linear-gradient(to left, var(--page) 1.5rem, transparent) right / 3rem no-repeat local, \
    linear-gradient(to left, var(--faint), transparent) right / 1rem no-repeat; }
    figure .wide > * { grid-area: 1 / 1; }
    .names { position: sticky; left: 0; justify-self: start; max-width: 45vw; z-index: 1; \
    background: var(--page); box-shadow: -6px 0 var(--page); }
    .names span { position: absolute; left: 0; width: 100%; height: 44px; padding-left: 12px; \
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap; background: var(--page); \
    font: 14px/44px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .legend { max-width: 38rem; overflow-x: auto; color: var(--text); background: var(--page); \
    border: 1px solid var(--line); border-radius: 8px; padding: 1rem; }
    .legend p { margin: .5em 0; }
    .turn { border-style: dashed; border-color: var(--link); }
    .turn .output { border-left: 4px dotted var(--faint); }
    .bars { width: 100%; margin: .75rem 0; }
    .bars caption { text-align: left; color: var(--faint); }
    .bars th, .bars td { border: 0; background: none; padding: .2em .5em; font-weight: 400; }
    .bars th, .bars .right { white-space: nowrap; }
    .bar { width: 100%; }
    .bar div { height: 1.1em; margin-top: .25em; min-width: 2px; border-radius: 3px; \
    background: var(--link); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .finding { padding: .5rem 1rem; border: 2px solid var(--bad); border-radius: 6px; \
    white-space: pre-wrap; }
    """

  private static let paper = """
    @media print {
    body { padding: 0; font-size: 10.5pt; }
    nav, summary, .skip, .names, .legend, button, .anchor { display: none; }
    .explanation { margin: 0; padding: 0; border: 0; }
    .cell, pre, figure, table, .question { break-inside: avoid; }
    h1, h2, h3, .title { break-after: avoid; }
    pre { white-space: pre-wrap; }
    .wide .marbles { max-width: 100%; }
    }
    """
}
