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
 * Blocking time after the first paint, in ms, by what the main thread worked in its tasks instead of by the clock: that
 * also has what other programs, and the machine's other guests, took of the processor meanwhile.
 * @param slowdown how many times slower than this machine the visitor's is
 * @returns undefined where the trace has no first paint of the page
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
  const paint =
    start &&
    events.find(
      ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
    );
  if (!paint) return undefined;
  return events
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid && ts + dur > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - budget), 0);
}
