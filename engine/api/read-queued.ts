import { type BulkheadPolicy, bulkhead } from 'cockatiel';

/**
 * Responses up to this many bytes, which is nearly all, are read at once. Of larger ones, compressed or not, only a few
 * are held in memory at a time: a response may be 4 MiB, and a small one may decompress to that.
 */
const atOnceUpTo = 128 * 1024;
const large = bulkhead(6, 500);

/**
 * Concatenates chunks. A large response waits for a turn before the rest of it is read.
 * @param signal also ends the wait
 * @throws whatever the chunks throw; BulkheadRejectedError when hundreds are waiting already
 */
export async function readQueued(
  chunks: AsyncGenerator<Buffer>,
  signal?: AbortSignal,
  { upTo, bulkhead }: { upTo: number; bulkhead: BulkheadPolicy } = { upTo: atOnceUpTo, bulkhead: large },
): Promise<Buffer> {
  const read: Buffer[] = [];
  /** @returns whether the end was reached */
  const readOn = async (maxBytes: number): Promise<boolean> => {
    for (let size = 0; size <= maxBytes; ) {
      const { done, value } = await chunks.next();
      if (done) return true;
      read.push(value);
      size += value.byteLength;
    }
    return false;
  };
  if (await readOn(upTo)) return Buffer.concat(read);
  try {
    const whole = bulkhead.execute(async () => {
      // The caller may have aborted while this read waited.
      signal?.throwIfAborted();
      await readOn(Number.POSITIVE_INFINITY);
    });
    await (signal ? Promise.race([whole, aborted(signal)]) : whole);
  } catch (error) {
    void chunks.return(undefined).catch(() => {});
    throw error;
  }
  return Buffer.concat(read);
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
