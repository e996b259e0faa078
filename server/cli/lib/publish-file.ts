import type { Instance } from './instance.ts';
import type { Output } from './output.ts';
import { type PublishRequest, publishDocument } from './publish-document.ts';
import { notePulled, pulledDraft } from './pulled.ts';
import { hashOf } from './site-file.ts';

/**
 * Publishes the text of a file now, and notes that the file was made from the new revision.
 * @throws CommandError if the document is refused, or somebody published since `base` and both changed the same places
 */
export async function publishFile(
  instance: Instance,
  request: Omit<PublishRequest, 'at' | 'draft'>,
  out: Output,
): Promise<void> {
  const { code, file, document } = request;
  const done = await publishDocument(instance, request, out);
  // After a merge the file lacks what was merged in.
  if (done.isMerged) out.note(`The file lacks what was merged in: maru pull ${code} ${file} --force`);
  else {
    const draft = pulledDraft(instance.name, { code, file });
    notePulled(instance.name, { code, file }, { revision: done.revision, hash: hashOf(document), draft });
  }
}
