import type { Conflict } from '#schemas/operator/revisions.ts';
import { refusalBodyOf } from '../../api/call.ts';
import type { Continuation } from './continuation.ts';
import { rebaseText } from './rebase-text.ts';
import type { SaverOptions } from './saver-options.ts';

type Editor = Required<Pick<SaverOptions, 'merge' | 'isReadable'>> & {
  /** The text at the moment: it may be typed on during a merge. */
  text: () => string;
};

/**
 * Puts what was typed on top of where the document goes on.
 * @returns the text; the conflicts if both changed the same places; undefined while the text cannot be read
 * @throws CallError
 */
export async function mergeTyped(
  { from, to }: Continuation,
  { merge, isReadable, text }: Editor,
): Promise<{ text: string } | { conflicts: Conflict[] } | undefined> {
  let [before, after] = [from, to.text];
  for (;;) {
    const rebased = rebaseText(before, text(), after);
    if (rebased !== undefined) return { text: rebased };
    before = text();
    if (!isReadable(before)) return undefined;
    try {
      after = await merge({ base: from, ours: before, theirs: to.text });
    } catch (error) {
      const overlap = refusalBodyOf(error, 'merge', 409);
      if (!overlap) throw error;
      return overlap;
    }
  }
}
