import type { Instance } from './instance.ts';
import type { Output } from './output.ts';
import { type PublishRequest, publishDocument } from './publish-document.ts';
import { pulledDraft, recordPulled } from './pulled.ts';
import { quotePath } from './quote-path.ts';
import { hashOf } from './site-file.ts';

/**
 * Publishes the text of a file, now or at a time, and records that the file was made from the new revision.
 * @throws CommandError if the document is refused, or somebody published since `base` and both changed the same places
 */
export async function publishFile(
  instance: Instance,
  request: Omit<PublishRequest, 'draft'>,
  out: Output,
): Promise<void> {
  const { code, file, document } = request;
  const done = await publishDocument(instance, request, out);
  if (done.isMerged) {
    // The file lacks what was merged in. What is scheduled cannot be pulled as its base.
    if (!done.publishAt)
      out.note(`The file lacks what was merged in: maru pull ${code} ${quotePath(file)} --force`);
    return;
  }
  const draft = pulledDraft(instance.name, { code, file });
  // A pull must not replace what is not published yet.
  const hash = done.publishAt ? undefined : hashOf(document);
  recordPulled(instance.name, { code, file }, { revision: done.revision, hash, draft });
}
