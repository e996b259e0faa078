import { CallError, call } from '../../api/call.ts';
import { mergeOnServer } from './merge-on-server.ts';

/**
 * The published revision, if it has all that a draft has changed, merged with others' publications or not: what was made from
 * the draft then goes on from there. Against the draft's base, publishing would lose what it takes back of the draft.
 * @param draft its text, and the revision that it was made from
 * @throws CallError
 */
export async function publishedWith(
  code: string,
  { base, text }: { base: number | null; text: string },
): Promise<{ number: number; document: string } | undefined> {
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
