/** Milliseconds after an input in which its answer appears. */
const answerMs = 200;
/** Milliseconds without input, and without another script, after which the visitor is reading. */
const pauseMs = 3_000;
/** Milliseconds for which a script waits at most. */
const longestMs = 30_000;
/** Milliseconds after which a moment comes even if the browser is never idle. */
const idleMs = 1_000;

/** Scripts that wait for their moment, in order. */
const waiting: (() => void)[] = [];
/** When the visitor or a script was last at work. What happened before this module loaded is unknown. */
let lastWork = performance.now();
let answer: ReturnType<typeof setTimeout> | undefined;
let reading: ReturnType<typeof setTimeout> | undefined;

/**
 * Resolves at a moment in which a script delays no input, one caller at a time: once a tap, a scroll or a navigation has been
 * answered, as visitors look at the answer before they go on, or when they read for a while.
 */
export function betweenInputs(): Promise<void> {
  return new Promise((run) => {
    waiting.push(run);
    setTimeout(() => waiting.includes(run) && runFirst(), longestMs);
    waitForReading();
  });
}

/** Lets the first script run once what the visitor has just asked for is shown. Repeated inputs start the time again. */
export function runAfterAnswer(): void {
  lastWork = performance.now();
  clearTimeout(answer);
  answer = setTimeout(() => void runWhenIdle(), answerMs);
}

const recordInput = () => {
  lastWork = performance.now();
  // The visitor goes on: what comes next has an answer of its own.
  clearTimeout(answer);
};
for (const input of ['pointerdown', 'keydown'])
  addEventListener(input, recordInput, { capture: true, passive: true });
// A press of Enter is one too. A page that a link leads to is an answer later, when it is shown.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !showsPage(link)) runAfterAnswer();
  },
  { capture: true, passive: true },
);
addEventListener('scroll', runAfterAnswer, { passive: true });

/** Whether a link shows a page here: not one that dials, opens an app or another tab, or loads a file. */
const showsPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download');

function waitForReading(): void {
  clearTimeout(reading);
  if (waiting.length === 0) return;
  const rest = lastWork + pauseMs - performance.now();
  reading = setTimeout(
    () => void (rest <= 0 ? runWhenIdle().then(waitForReading) : waitForReading()),
    Math.max(rest, 0),
  );
}

/** Runs the first waiting script when the browser is idle, unless the visitor has used the page again by then. */
async function runWhenIdle(): Promise<void> {
  if (waiting.length === 0) return;
  const before = lastWork;
  await idle();
  if (lastWork === before) runFirst();
}

function runFirst(): void {
  lastWork = performance.now();
  waiting.shift()?.();
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: idleMs });
    else setTimeout(done, 50);
  });
