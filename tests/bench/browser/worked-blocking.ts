/** An event of a Chromium trace; times in µs, `tdur` what the thread itself worked of `dur`. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
};

/** What a task may take until it blocks, in ms. */
const budget = 50;

/**
 * Blocking time after the first paint, in ms, reckoned as Lighthouse does but by what the main thread worked in its tasks
 * instead of by the clock: that also has what the thread waited for. Tasks that lay out count half, as there.
 * @param slowdown how many times slower than this machine the visitor's is
 * @returns undefined where the trace has no first paint of the page, or does not say what threads worked
 */
export function workedBlocking(
  events: readonly TraceEvent[],
  url: string,
  slowdown: number,
): number | undefined {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isOutermostMainFrame && args.data.documentLoaderURL === url,
  );
  if (!start) return undefined;
  const own = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts);
  const paint = own.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  if (!paint || !tasks.some(({ tdur }) => tdur)) return undefined;
  const layouts = own.filter(({ name }) => name === 'Layout');
  return tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const end = ts + dur;
    if (end <= paint.ts) return sum;
    const after = (end - Math.max(ts, paint.ts)) / dur;
    const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < end);
    const worked = (tdur / 1000) * after * (laysOut ? slowdown / 2 : slowdown);
    return sum + Math.max(0, worked - budget);
  }, 0);
}
