import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { PurgeBus } from '#server/site/html-cache/create-purge.ts';

/** Milliseconds after which a purge no longer waits for the other processes. */
const timeoutMs = 1_000;

const message = z.discriminatedUnion('maru', [
  z.object({ maru: z.literal('forget'), from: z.string(), id: z.string(), tags: z.array(z.string()) }),
  z.object({ maru: z.literal('forgotten'), to: z.string(), id: z.string() }),
]);
type Message = z.infer<typeof message>;

/** The way to all other processes that have the same Redis. While it is away nobody is told, and nothing waits. */
export function redisBus(
  redis: Redis,
  channel: string,
): PurgeBus & { listens: Promise<unknown>; close: () => Promise<void> } {
  const me = randomUUID();
  /** Number of a purge → how many have answered it, and who is told of each answer. */
  const open = new Map<string, { answers: number; onAnswer: () => void }>();
  let forget: (tags: readonly string[]) => void = () => {};
  const say = (said: Message) => redis.publish(channel, JSON.stringify(said));

  // A connection that listens can do nothing else. It listens again by itself when Redis is back.
  const ears = redis.duplicate();
  ears.on('error', () => {});
  const listens = once(ears, 'ready').then(() => ears.subscribe(channel));
  listens.catch(() => {});
  ears.on('message', (_, text) => {
    const heard = read(text);
    if (heard?.maru === 'forgotten' && heard.to === me) {
      const asked = open.get(heard.id);
      if (!asked) return;
      asked.answers += 1;
      asked.onAnswer();
    }
    if (heard?.maru !== 'forget') return;
    // Who tells has forgotten it already, and answers itself like the others: Redis counts it among those who heard.
    if (heard.from !== me) forget(heard.tags);
    say({ maru: 'forgotten', to: heard.from, id: heard.id }).catch(() => {});
  });

  return {
    /** Until then this process is told nothing. */
    listens,
    listen: (handler) => {
      forget = handler;
    },
    tell: async (tags) => {
      const id = randomUUID();
      const asked = { answers: 0, onAnswer: () => {} };
      open.set(id, asked);
      try {
        const heard = await say({ maru: 'forget', from: me, id, tags: [...tags] });
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          asked.onAnswer = () => {
            if (asked.answers < heard) return;
            clearTimeout(timer);
            resolve();
          };
          asked.onAnswer();
        });
        const missing = heard - asked.answers;
        return missing > 0 ? [`${missing} of ${heard} processes that share Redis`] : [];
      } catch {
        return ['processes on other machines: Redis is away'];
      } finally {
        open.delete(id);
      }
    },
    close: async () => ears.disconnect(),
  };
}

function read(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
