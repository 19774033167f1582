/// What the book adds to a page's style.
enum BookStyle {
  static let sheet = """
    .book nav.sidebar { max-width: 46rem; padding-bottom: .5rem; }
    .sidebar p { margin: 1em 0 .2em; font-weight: 600; }
    .sidebar ul, .plain { list-style: none; padding: 0; margin: 0; }
    .sidebar [aria-current] { font-weight: 600; color: var(--text); }
    .sidebar li { margin: .45em 0; }
    .score { color: var(--faint); font-size: .875em; }
    .search label { display: block; font-weight: 600; }
    .search input { width: 100%; font: inherit; padding: .4em .6em; color: var(--text); \
    background: var(--page); border: 1px solid var(--faint); border-radius: 6px; }
    #the_results ol { padding-left: 1.4em; max-height: 24rem; overflow-y: auto; }
    #the_results small { display: block; color: var(--faint); }
    .steps { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; \
    margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    .hint .hint { margin-left: 1rem; }
    .single article { content-visibility: auto; contain-intrinsic-size: auto 8000px; }
    @media screen and (min-width: 70rem) {
    .book { padding-left: 21rem; }
    .book nav.sidebar { position: fixed; top: 0; bottom: 0; left: 0; width: 20rem; margin: 0; \
    padding: 1.5rem 1rem; overflow-y: auto; border-right: 1px solid var(--line); \
    background: var(--soft); }
    .sidebar .search input { background: var(--page); }
    }
    @media print {
    .single nav.sidebar { display: block; break-after: page; }
    .search, .steps, .sidebar .score { display: none; }
    article { break-before: page; content-visibility: visible !important; }
    }
    """
}
