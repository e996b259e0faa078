import { z } from 'zod';

const purge = { id: z.number(), tags: z.array(z.string()), isMissed: z.boolean() };

/**
 * Messages between processes to purge tags. `id` is the sender's number of the message. `isMissed`: the store that they
 * share has not received the purge.
 */
const workerMessage = z.discriminatedUnion('maru', [
  /** A worker asks the primary process to notify the others. */
  z.object({ maru: z.literal('broadcast'), ...purge }),
  /** The primary process notifies a worker, which answers with the same number. */
  z.object({ maru: z.literal('forget'), ...purge }),
  z.object({ maru: z.literal('forgotten'), id: z.number() }),
  /** All others have answered except those with these process ids. */
  z.object({ maru: z.literal('done'), id: z.number(), unreached: z.array(z.number()) }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;

/** Parses one of our messages; undefined for others, such as Node's own. */
export function readMessage(message: unknown): WorkerMessage | undefined {
  const result = workerMessage.safeParse(message);
  return result.success ? result.data : undefined;
}
