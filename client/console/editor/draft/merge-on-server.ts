import { call } from '../../api/call.ts';

/**
 * Merges two texts made from the same one, by the server's merge: a draft that exists for a moment gets all three.
 * @throws CallError 409 if they overlap
 */
export async function mergeOnServer(
  code: string,
  { base, ours, theirs }: { base: string; ours: string; theirs: string },
): Promise<string> {
  if (ours === theirs || ours === base) return theirs;
  if (theirs === base) return ours;
  const { draft } = await call('createDraft', { code }, { name: 'merge', base: null, document: base });
  const { id } = draft;
  try {
    await call('saveDraft', { code, id }, { version: 1, document: theirs });
    const { draft: merged } = await call('saveDraft', { code, id }, { version: 1, document: ours });
    return merged.document;
  } finally {
    await call('deleteDraft', { code, id });
  }
}
