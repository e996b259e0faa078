import { CallError, call } from '../../api/call.ts';
import { mergeOnServer } from './merge-on-server.ts';

/**
 * Returns the published revision if it contains every change of the draft, even merged with other publications. Further
 * edits use it as their base; with the draft's own base, reverting one of its changes would be lost.
 * @param draft its text, and the revision that it was edited from
 * @throws CallError
 */
export async function publishedWith(
  code: string,
  { base, text }: { base: number | null; text: string },
): Promise<{ number: number; document: string } | undefined> {
  // There was no room to store its text: what it changed is unknown.
  if (text === '') return undefined;
  const { revision } = await call('published', { code });
  if (!revision || revision.document === text || base === null)
    return revision?.document === text ? revision : undefined;
  const before = (await call('revision', { code, number: base })).revision.document;
  const merged = await mergeOnServer(code, { base: before, ours: text, theirs: revision.document }).catch(
    (error: unknown) => {
      // They overlap.
      if (error instanceof CallError && error.status === 409) return undefined;
      throw error;
    },
  );
  return merged === revision.document ? revision : undefined;
}
