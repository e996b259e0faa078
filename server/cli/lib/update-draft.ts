import { refusalBodyOf } from '#engine/operator/operator-call-error.ts';
import type { Draft } from '#schemas/operator/revisions.ts';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';
import type { Output } from './output.ts';
import { printConflicts } from './print-changes.ts';
import { pulledDraft } from './pulled.ts';
import { quotePath } from './quote-path.ts';

type DraftSave = {
  code: string;
  file: string;
  id: number;
  document: string;
  name: string | undefined;
  /** Overwrites what others saved. */
  force: boolean;
};

/**
 * Saves a file into a draft. What others saved since the file was made from the draft is merged in.
 * @throws CommandError if it is unknown what the file was made from, or others changed the same places
 */
export async function updateDraft(
  instance: Instance,
  save: DraftSave,
  out: Output,
): Promise<{ draft: Draft; isMerged: boolean }> {
  const { code, file, id, document, name } = save;
  const version = await versionOf(instance, save);
  try {
    return await instance.call('saveDraft', { code, id }, { version, document, ...(name && { name }) });
  } catch (error) {
    const stale = refusalBodyOf(error, 'saveDraft', 409);
    if (!stale) throw error;
    if (stale.conflicts.length > 0) {
      out.line('Both changed:');
      printConflicts(stale.conflicts, out);
    }
    throw new CommandError(
      `Draft ${id} of ${code} is not saved: ${stale.draft.author} has saved it since. Take that over with ` +
        `maru draft ${code} show ${id} ${quotePath(file)} --force, or overwrite it with --force.`,
      { details: stale },
    );
  }
}

/** The version of the draft that a file was made from. */
async function versionOf(
  instance: Instance,
  { code, file, id, document, force }: DraftSave,
): Promise<number> {
  const recorded = pulledDraft(instance.name, { code, file });
  if (recorded?.id === id && !force) return recorded.version;
  const { draft } = await instance.call('draft', { code, id });
  if (force || draft.document === document) return draft.version;
  throw new CommandError(
    `It is unknown which version of draft ${id} ${file} was made from. Compare them: ` +
      `maru diff ${code} draft:${id} ${quotePath(file)}. To overwrite the draft, add --force.`,
  );
}
