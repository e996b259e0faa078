import type { Measurements } from '#schemas/api/measurements.ts';
import { mostMeasured } from '#schemas/api/measurements.ts';

/** Milliseconds between two messages to the backend. */
const flushMs = 30_000;
/** Different rows per kind and partner between two messages; more are dropped. */
const mostRows = 500;

type Kind = keyof Measurements;
type Row<K extends Kind> = Omit<Measurements[K][number], 'count'>;
type Counts = Record<Kind, Map<string, number>>;

export type Counter = {
  /** Counts one of a partner's rows. */
  count: <K extends Kind>(code: string, kind: K, row: Row<K>) => void;
  /** Sends what was counted, and stops. */
  close: () => Promise<void>;
};

/**
 * Counts in memory and sends the sums from time to time, so that a flood of reports makes few writes. What cannot be
 * delivered is dropped: these are statistics.
 */
export function createCounter(
  send: (code: string, counts: Measurements) => Promise<void>,
  onError: (error: unknown) => void,
): Counter {
  let counted = new Map<string, Counts>();
  const flush = async () => {
    const partners = counted;
    counted = new Map();
    for (const [code, counts] of partners) await send(code, measurementsOf(counts)).catch(onError);
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    count: (code, kind, row) => {
      const own = counted.get(code) ?? { policyReports: new Map(), vitals: new Map(), causes: new Map() };
      counted.set(code, own);
      const key = JSON.stringify(row);
      const before = own[kind].get(key);
      if (before !== undefined || own[kind].size < mostRows) own[kind].set(key, (before ?? 0) + 1);
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

function measurementsOf(counts: Counts): Measurements {
  const rows = (kind: Kind) =>
    [...counts[kind]].slice(0, mostMeasured).map(([key, count]) => ({ ...JSON.parse(key), count }));
  return { policyReports: rows('policyReports'), vitals: rows('vitals'), causes: rows('causes') };
}
