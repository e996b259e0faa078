import { sourceTag } from '#engine/cache/cache-tags.ts';
import type { CallName } from '#schemas/api/calls.ts';
import type { Visitor } from '#server/site/api/visitor.ts';
import type { Purge } from '#server/site/html-cache/create-purge.ts';
import { sourcesWrittenBy } from '../html-cache/sources-by-write.ts';

/**
 * Milliseconds until the second purge, and from there to the third: the backend may complete a write late, and a page
 * may be cached before that.
 */
const againAfter = [3_000, 12_000];

/**
 * Purges what a visitor's write changes, for that partner only: a new article must appear in the list, and a deleted one
 * must disappear. If the outcome of the write is uncertain, or a process was not reached, it purges twice more within
 * seconds. At most one such purge is pending per partner.
 */
export function createPurgeAfterWrite(
  purge: Purge,
): (call: CallName, visitor: Pick<Visitor, 'partnerCode'>, isCertain: boolean) => Promise<void> {
  const waiting = new Map<string, NodeJS.Timeout>();
  return async (call, { partnerCode }, isCertain) => {
    const tags = sourcesWrittenBy(call).map((source) => sourceTag(source, partnerCode));
    if (tags.length === 0) return;
    const { unreached } = await purge(tags);
    if (isCertain && unreached.length === 0) return;
    again(tags, againAfter);
  };

  function again(tags: readonly string[], [delay, ...later]: readonly number[]): void {
    const key = tags.join(',');
    clearTimeout(waiting.get(key));
    waiting.delete(key);
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      purge(tags).catch(() => {});
      again(tags, later);
    }, delay);
    waiting.set(key, timer.unref());
  }
}
