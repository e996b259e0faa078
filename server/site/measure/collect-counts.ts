import { type Measurements, maxCount } from '#schemas/api/measurements.ts';

/** Milliseconds between two messages to the backend. */
const flushMs = 30_000;
/** Milliseconds for all messages of a flush, and for closing. What is not sent by then is dropped. */
const deadlineMs = 10_000;
/** Different rows per kind and partner between two messages; more are dropped. */
const maxRows = 500;
/** Different rows of all partners between two messages, so that a flood to many sites does not fill the memory. */
const maxTotalRows = 20_000;
/** Rows of one message: of the longest ones, fewer than the 256 KiB that the backend accepts. */
const rowsPerMessage = 200;

type Kind = keyof Measurements;
type Row<K extends Kind> = Omit<Measurements[K][number], 'count'>;
type Counts = Record<Kind, Map<string, number>>;
type Send = (code: string, counts: Measurements) => Promise<void>;

export type Counter = {
  /** Counts one of a partner's rows. */
  count: <K extends Kind>(code: string, kind: K, row: Row<K>) => void;
  /** Sends what was counted, and stops. Takes at most 10 seconds. */
  close: () => Promise<void>;
};

/**
 * Counts in memory and sends the sums from time to time, so that a flood of reports makes few writes. What cannot be
 * delivered is dropped: these are statistics.
 */
export function createCounter(send: Send, onError: (error: unknown) => void): Counter {
  let counted = new Map<string, Counts>();
  let rows = 0;
  let flushing: Promise<void> | undefined;
  const take = () => {
    const taken = counted;
    counted = new Map();
    rows = 0;
    return taken;
  };
  const flush = async (deadline: Deadline) => {
    await flushing;
    await sendAll(take(), send, onError, deadline);
  };
  const timer = setInterval(() => {
    // A slow backend gets no second flush: the rows go on counting.
    flushing ??= within(flush).finally(() => {
      flushing = undefined;
    });
  }, flushMs);
  timer.unref();
  return {
    count: (code, kind, row) => {
      const own = counted.get(code) ?? { policyReports: new Map(), vitals: new Map(), causes: new Map() };
      counted.set(code, own);
      const key = JSON.stringify(row);
      const before = own[kind].get(key);
      if (before === undefined) {
        if (own[kind].size >= maxRows || rows >= maxTotalRows) return;
        rows += 1;
      }
      own[kind].set(key, Math.min((before ?? 0) + 1, maxCount));
    },
    close: async () => {
      clearInterval(timer);
      await within(flush);
    },
  };
}

type Deadline = { isOver: boolean };

/** Resolves with the work, or at the deadline. */
async function within(work: (deadline: Deadline) => Promise<void>): Promise<void> {
  const deadline = { isOver: false };
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    deadline.isOver = true;
    resolve();
  }, deadlineMs);
  await Promise.race([work(deadline), over]);
  clearTimeout(timer);
}

/** Sends each partner's rows, one message after the other, and drops what is left at the deadline. */
async function sendAll(
  partners: Map<string, Counts>,
  send: Send,
  onError: (error: unknown) => void,
  deadline: Deadline,
): Promise<void> {
  for (const [code, counts] of partners)
    for (const message of messagesOf(counts)) {
      if (deadline.isOver)
        return onError(new Error('[measure] The backend is too slow: counts were dropped'));
      await send(code, message).catch(onError);
    }
}

function messagesOf(counts: Counts): Measurements[] {
  const kinds = ['policyReports', 'vitals', 'causes'] as const;
  const rows = kinds.flatMap((kind) => [...counts[kind]].map(([key, count]) => ({ kind, key, count })));
  return Array.from({ length: Math.ceil(rows.length / rowsPerMessage) }, (_, part) => {
    const own = rows.slice(part * rowsPerMessage, (part + 1) * rowsPerMessage);
    const of = (kind: Kind) =>
      own.filter((row) => row.kind === kind).map(({ key, count }) => ({ ...JSON.parse(key), count }));
    return { policyReports: of('policyReports'), vitals: of('vitals'), causes: of('causes') };
  });
}
