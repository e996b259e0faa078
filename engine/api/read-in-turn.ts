import { type BulkheadPolicy, bulkhead } from 'cockatiel';

/**
 * Bytes up to which every answer is read at once: more than nearly all have. Of what is larger, packed or not, only so
 * many are held at a time, whoever sends them: an answer may be 4 MiB, and a small one may unpack to that.
 */
const atOnceUpTo = 128 * 1024;
const large = bulkhead(6, 500);

/**
 * Chunks as one. Where they are many they wait, unread, for a turn.
 * @param signal ends the waiting too
 * @throws whatever the chunks throw; BulkheadRejectedError where hundreds wait already
 */
export async function readInTurn(
  chunks: AsyncGenerator<Buffer>,
  signal?: AbortSignal,
  { upTo, turns }: { upTo: number; turns: BulkheadPolicy } = { upTo: atOnceUpTo, turns: large },
): Promise<Buffer> {
  const read: Buffer[] = [];
  /** @returns whether that was all */
  const readOn = async (most: number): Promise<boolean> => {
    for (let size = 0; size <= most; ) {
      const { done, value } = await chunks.next();
      if (done) return true;
      read.push(value);
      size += value.byteLength;
    }
    return false;
  };
  if (await readOn(upTo)) return Buffer.concat(read);
  try {
    const whole = turns.execute(async () => {
      // Nobody waits for it any more.
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
