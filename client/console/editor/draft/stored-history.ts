import { z } from 'zod';
import { type Difference, splice } from '../document/difference.ts';
import type { SiteDocument } from '../document/site-document.ts';
import { parseStored } from './parse-stored.ts';
import type { SiteOf } from './stored-texts.ts';

const step = z.object({
  offset: z.int().nonnegative(),
  removed: z.string(),
  added: z.string(),
  path: z.array(z.union([z.string(), z.number()])).nullable(),
  group: z.string(),
  at: z.number(),
});
const storedHistory = z.object({ checksum: z.number(), past: z.array(step), future: z.array(step) });

/** Characters of steps that are stored: a browser has room for five million. */
const maxCharacters = 1_000_000;

const keyOf = ({ code, operatorId }: SiteOf) => `maru:history:${operatorId}:${code}`;

/** Stores the steps of undo and redo for a reload of this tab, as far as there is room. */
export function storeHistory(
  storage: Storage,
  site: SiteOf,
  { text, past, future }: Pick<SiteDocument, 'text' | 'past' | 'future'>,
): void {
  const stored = { checksum: checksumOf(text), past: latest(past), future: latest(future) };
  try {
    storage.setItem(keyOf(site), JSON.stringify(stored));
  } catch {
    storage.removeItem(keyOf(site));
  }
}

/** A document with the stored steps, if they are of exactly its text; else the document as it is. */
export function withStoredHistory(storage: Storage, site: SiteOf, document: SiteDocument): SiteDocument {
  const read = storedHistory.safeParse(parseStored(storage.getItem(keyOf(site))));
  if (!read.success) return document;
  const { checksum, past, future } = read.data;
  const isOfText =
    checksum === checksumOf(document.text) &&
    canUndo(document.text, past) &&
    canUndo(document.text, future.map(inverse));
  return isOfText ? { ...document, past, future } : document;
}

/** The last steps, for which there is room. */
function latest<S extends Difference>(steps: readonly S[]): readonly S[] {
  let characters = 0;
  const from = steps.findLastIndex(({ removed, added }) => {
    characters += removed.length + added.length;
    return characters > maxCharacters;
  });
  return steps.slice(from + 1);
}

const inverse = ({ offset, removed, added }: Difference): Difference => ({
  offset,
  removed: added,
  added: removed,
});

/** Whether every step finds what it has added, from the last one back. */
function canUndo(text: string, steps: readonly Difference[]): boolean {
  let at = text;
  return steps.toReversed().every(({ offset, removed, added }) => {
    if (offset > at.length || !at.startsWith(added, offset)) return false;
    at = splice(at, offset, added.length, removed);
    return true;
  });
}

/** A number that hardly any other text has. */
function checksumOf(text: string): number {
  let sum = text.length;
  for (let index = 0; index < text.length; index += 1)
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return sum;
}
