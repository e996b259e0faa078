import { randomUUID } from 'node:crypto';
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

/** A bus to all other processes with the same Redis. While it is unavailable, no process is notified and nothing waits. */
export function redisBus(
  redis: Redis,
  channel: string,
): PurgeBus & { listens: Promise<void>; close: () => Promise<void> } {
  const me = randomUUID();
  /** Id of a purge → number of answers, and a callback for each answer. */
  const open = new Map<string, { answers: number; onAnswer: () => void }>();
  let forget: (tags: readonly string[]) => void = () => {};
  const publish = (content: Message) => redis.publish(channel, JSON.stringify(content));

  // A subscribed connection can do nothing else. Redis may be away now, and it forgets who listens when a connection ends.
  const subscriber = redis.duplicate();
  subscriber.on('error', () => {});
  const listens = new Promise<void>((resolve) => {
    subscriber.on(
      'ready',
      () =>
        void subscriber.subscribe(channel).then(
          () => resolve(),
          () => {},
        ),
    );
  });
  subscriber.on('message', (_, text) => {
    const received = read(text);
    if (received?.maru === 'forgotten' && received.to === me) {
      const asked = open.get(received.id);
      if (!asked) return;
      asked.answers += 1;
      asked.onAnswer();
    }
    if (received?.maru !== 'forget') return;
    // The sender has already purged, but answers too: Redis counts it as a receiver.
    if (received.from !== me) forget(received.tags);
    publish({ maru: 'forgotten', to: received.from, id: received.id }).catch(() => {});
  });

  return {
    /** Resolves once this process receives messages: when Redis is available for the first time. */
    listens,
    listen: (handler) => {
      forget = handler;
    },
    broadcast: async (tags) => {
      const id = randomUUID();
      const asked = { answers: 0, onAnswer: () => {} };
      open.set(id, asked);
      try {
        const receivers = await publish({ maru: 'forget', from: me, id, tags: [...tags] });
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          asked.onAnswer = () => {
            if (asked.answers < receivers) return;
            clearTimeout(timer);
            resolve();
          };
          asked.onAnswer();
        });
        const missing = receivers - asked.answers;
        return missing > 0 ? [`${missing} of ${receivers} processes that share Redis`] : [];
      } catch {
        return ['processes on other machines: Redis is unavailable'];
      } finally {
        open.delete(id);
      }
    },
    close: async () => subscriber.disconnect(),
  };
}

function read(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
