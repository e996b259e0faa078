/** Words that newcomers have to guess at, with the field's terms. They are refused in names and in prose. */
export const words: Record<string, string> = {
  patience: 'Name the number by what it is: timeoutMs, delayMs.',
  whoever: 'Name them: callers, visitors, code that …',
  say: 'Use return, state, name or report.',
  says: 'Use returns, states, names or reports.',
  said: 'Use returned, stated, named or reported.',
  saying: 'Use returning, stating, naming or reporting.',
  kept: 'Use cached, stored, retained or unchanged.',
  mend: 'Use fix or repair.',
  mends: 'Use fixes or repairs.',
  mended: 'Use fixed or repaired.',
  mending: 'Use fixing or repairing.',
  rendition: 'Use render.',
  renditions: 'Use renders.',
  waker: 'Use event.',
  wakers: 'Use events.',
  speaker: 'Name the translation.',
  junk: 'Use invalid response.',
  mistake: 'Use error, or finding where it has a level.',
  mistakes: 'Use errors, or findings where they have levels.',
};

/**
 * Words, or words in a row, that are refused in names of files and in identifiers alone: in a sentence they have their
 * plain meaning.
 */
export const names: Record<string, string> = {
  house: 'Name what it holds: PrepareDeps, PageDeps.',
  piece: 'Use chunk, part or segment.',
  pieces: 'Use chunks, parts or segments.',
  unseen: 'Use hidden, invisible or offscreen.',
  resting: 'Use idle.',
  lab: 'Use harness.',
  leads: 'Use refersTo, redirectsTo, target or isLcpCandidate.',
  spoken: 'Name the language, or the attribute that is read aloud.',
  tightly: 'Use recompress or smallest.',
  followers: 'Use events or listeners.',
  asleep: 'Use unhydrated.',
  awake: 'Use hydrated.',
  wakes: 'Use hydrates.',
  woken: 'Use hydrated.',
  'address bulkhead': 'Use IP bulkhead.',
  'after load': 'Use after first paint.',
  'answer first': 'Use serve from cache.',
  'begin at top': 'Use scroll to top.',
  'beyond last': 'Use out of range.',
  'beside panel': 'Use panel media queries.',
  'canonical address': 'Use normalized URL where it is the key of a cache.',
  'class needs': 'Use used classes.',
  'first use': 'Use first interaction.',
  'hand on': 'Use proxy or forward.',
  'held letters': 'Use placeholder letters.',
  'font hold': 'Use placeholder.',
  'hold font': 'Use placeholder font.',
  'hold serif': 'Use placeholder.',
  'hold uri': 'Use the URI of the placeholder font.',
  'late parts': 'Use deferred layout.',
  'lay out': 'Use format, render or measure.',
  'listed address': 'Use allowed image URL.',
  'load later': 'Use preload.',
  'pass on': 'Use forward.',
  'popups left': 'Use undismissed popups.',
  'request address': 'Use request IP or request URL.',
  'save again': 'Use update.',
  'to keep': 'Use copy buffer.',
  'try often': 'Use retry.',
};

/** First words of names that production code refuses in exported functions and in names of files: tests may expect. */
export const verbs: Record<string, string> = {
  ask: 'Use request or fetch, or confirm where it asks a person.',
  expect: 'Use assert for what throws.',
  note: 'Use record, log or emit.',
};

/** Names of whole files that do not state what the file has. */
export const files: Record<string, string> = {
  look: 'Name it by what it has: theme, style.',
  turns: 'Use bulkhead or queue.',
  words: 'Use messages, texts or phrases.',
};

/** Phrases of comments and documents that read as translated. Identifiers and strings may have them. */
export const phrases: { word: string; form: RegExp; remedy: string }[] = [
  { word: 'anew', form: /\banew\b/gi, remedy: 'Use again.' },
  {
    word: 'meanwhile',
    // At the end of a clause: "saved it meanwhile." A sentence may begin with it.
    form: /(?<=[\p{L}\d)`"]\s+)meanwhile(?=[.,;:)]|\s*(?:\*\/)?$)/gu,
    remedy: 'Use since then, in the meantime, or while with a verb.',
  },
];
