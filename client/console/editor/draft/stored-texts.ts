import { z } from 'zod';
import { parseStored } from './parse-stored.ts';

const storedText = z.object({
  text: z.string(),
  /** Its text is empty if there was no room for it. */
  saved: z.object({ id: z.number(), version: z.number(), text: z.string() }).nullable(),
  base: z.number().nullable(),
  /** What was sent without an answer: the server may have it all the same. */
  sent: z.array(z.string()).optional(),
  /** Idempotency key of the draft that was being created. */
  key: z.string().optional(),
  at: z.number(),
});
export type StoredText = z.infer<typeof storedText>;
export type Unsaved = Omit<StoredText, 'at'>;

/** The site that an operator edits: others who use the browser do not find what is unsaved. */
export type SiteOf = { code: string; operatorId: number };

const prefixOf = ({ code, operatorId }: SiteOf) => `maru:unsaved:${operatorId}:${code}:`;

/** What is stored of an unsaved text, and what if there is no room for that: the server has the other texts, or may. */
const formsOf = (unsaved: Unsaved): Unsaved[] => {
  const short = { ...unsaved, sent: [] };
  return [unsaved, short, ...(unsaved.saved ? [{ ...short, saved: { ...unsaved.saved, text: '' } }] : [])];
};

/**
 * Keeps the unsaved text of this tab in the browser.
 * @param tab an id of this tab, whose lock shows that it is open
 * @returns whether it is stored: the browser may have no room
 */
export function storeText(storage: Storage, site: SiteOf, tab: string, unsaved: Unsaved | null): boolean {
  const key = prefixOf(site) + tab;
  if (unsaved)
    return formsOf(unsaved).some((form) =>
      succeeds(() => storage.setItem(key, JSON.stringify({ ...form, at: Date.now() }))),
    );
  return succeeds(() => storage.removeItem(key));
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * What tabs that are closed by now left unsaved, newest first.
 * @param open ids of the tabs that are open
 */
export function unsavedTextsOfClosedTabs(
  storage: Storage,
  site: SiteOf,
  open: readonly string[],
): (StoredText & { tab: string })[] {
  const prefix = prefixOf(site);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix) && !open.includes(key.slice(prefix.length)))
    .flatMap((key) => {
      const read = storedText.safeParse(parseStored(storage.getItem(key)));
      return read.success ? [{ ...read.data, tab: key.slice(prefix.length) }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

/** Ids of the open tabs. The browser releases a tab's lock when it ends, however it ends. */
export async function openTabs(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith('maru:tab:') ? [name.slice('maru:tab:'.length)] : []));
}

/** Shows other tabs that this one is open, until `signal` is aborted. */
export function lockTab(tab: string, signal: AbortSignal): void {
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  void navigator.locks.request(`maru:tab:${tab}`, () => ended);
}
