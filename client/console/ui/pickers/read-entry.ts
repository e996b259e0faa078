import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { call } from '../../api/call.ts';
import type { Entry } from './EntryList.tsx';

/** Entries that one call answers at most. */
const perCall = 100;

type Ask = {
  id: number;
  resolve: (entry: Entry | null) => void;
  reject: (error: unknown) => void;
};

/** What is asked for in the same moment, by clinic and kind. */
const waiting = new Map<string, Ask[]>();

/**
 * The entry with a number; null if there is none. Entries of a kind that are asked for in the same moment are read in one
 * call of up to 100: a field may show hundreds.
 * @throws CallError
 */
export function readEntry(code: string, kind: PickerKind, id: number): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const key = `${code} ${kind}`;
    const asks = waiting.get(key) ?? [];
    asks.push({ id, resolve, reject });
    if (asks.length > 1) return;
    waiting.set(key, asks);
    setTimeout(() => {
      waiting.delete(key);
      const ids = [...new Set(asks.map((ask) => ask.id))];
      for (let start = 0; start < ids.length; start += perCall)
        void answer(code, kind, asks, ids.slice(start, start + perCall));
    });
  });
}

async function answer(code: string, kind: PickerKind, asks: readonly Ask[], ids: readonly number[]) {
  const mine = asks.filter(({ id }) => ids.includes(id));
  try {
    const { rows } = await call('facts', { code, kind, ids: ids.join(',') });
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, resolve } of mine) resolve(byId.get(id) ?? null);
  } catch (error) {
    for (const { reject } of mine) reject(error);
  }
}
