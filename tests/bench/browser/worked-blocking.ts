/** An event of a Chromium trace. Times are in µs; `tdur` is the CPU time within `dur`. */
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

/** A longer task blocks, in ms. */
const budget = 50;

/**
 * Blocking time after the first paint, in ms, computed as Lighthouse does but from the main thread's CPU time instead of
 * wall-clock time, which includes waiting. Layout tasks count half, as in Lighthouse.
 * @param slowdown how many times slower than this machine the visitor's is
 * @returns undefined if the trace has no first paint of the page or no thread times
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
