import { z } from 'zod';

/** What a process says to its others: forget these tags. `id` is the sender's own number of the message. */
export const workerMessage = z.discriminatedUnion('maru', [
  /** A worker asks the first process to tell the others. */
  z.object({ maru: z.literal('tell'), id: z.number(), tags: z.array(z.string()) }),
  /** The first process tells a worker, which answers with the same number. */
  z.object({ maru: z.literal('forget'), id: z.number(), tags: z.array(z.string()) }),
  z.object({ maru: z.literal('forgotten'), id: z.number() }),
  /** All others have answered, but for those with these process ids. */
  z.object({ maru: z.literal('told'), id: z.number(), unreached: z.array(z.number()) }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;

/** Reads a message of ours; others, such as Node's own, are undefined. */
export function readMessage(message: unknown): WorkerMessage | undefined {
  const result = workerMessage.safeParse(message);
  return result.success ? result.data : undefined;
}
