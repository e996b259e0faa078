import { answerKey } from '#engine/data/answer-key.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';

/**
 * Reads every answer once, even failed ones, so that two compared documents see the same. Made for one report, because
 * it keeps all answers.
 */
export function rememberReads(reader: SourceReader): SourceReader {
  const known = new Map<string, Promise<unknown>>();
  return {
    ...reader,
    peek: () => undefined,
    read: (tenantRef, request) => {
      const key = answerKey(tenantRef, request);
      const fresh = reader.peek(tenantRef, request);
      const last = known.get(key) ?? (fresh ? Promise.resolve(fresh.value) : reader.read(tenantRef, request));
      known.set(key, last);
      return last;
    },
  };
}
