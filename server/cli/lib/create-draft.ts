import type { Instance } from './instance.ts';
import type { Output } from './output.ts';
import { pulledRevision } from './pulled.ts';

type FromFile = {
  code: string;
  file: string;
  document: string;
  name: string;
  /** The text of the file, if the document is another one that was made from it. */
  madeFrom?: string;
};

/**
 * Saves a document that was made from a file as a new draft.
 * @throws OperatorCallError if the instance refuses it
 */
export async function createDraft(
  instance: Instance,
  { code, file, document, name, madeFrom = document }: FromFile,
  out: Output,
) {
  const pulled = pulledRevision(instance.name, { code, file });
  const { revision: published } = pulled ? {} : await instance.call('published', { code });
  const base = pulled?.revision ?? (published?.document === madeFrom ? published.number : null);
  const saved = await instance.call('createDraft', { code }, { document, name, base });
  if (published && base === null)
    out.note(
      `It is unknown which revision ${file} was made from. If you know it, publish the draft with it: ` +
        `maru publish ${code} --draft ${saved.draft.id} --base <n>`,
    );
  return saved;
}
