import { OperatorCallError, refusalBodyOf } from '#engine/operator/operator-call-error.ts';
import type { Publication } from '#schemas/operator/revisions.ts';
import { blocksMissingOn } from './blocks-of-site.ts';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';
import type { Output } from './output.ts';
import { countFindings, printChanges, printConflicts, printFindings } from './print-changes.ts';

export type PublishRequest = {
  code: string;
  /** Its name in messages. */
  file: string;
  document: string;
  base: number | null;
  note?: string | undefined;
  at?: string | undefined;
  merge?: boolean;
  draft?: number | undefined;
};

/**
 * Publishes a document and prints what that changes.
 * @throws CommandError if the document is refused, somebody published since `base` and both changed the same places, or
 * what is scheduled earlier changes them
 */
export async function publishDocument(
  instance: Instance,
  { code, file, document, base, note, at, merge = true, draft }: PublishRequest,
  out: Output,
): Promise<Publication> {
  try {
    const done = await instance.call(
      'publish',
      { code },
      { document, base, note: note ?? '', merge, ...(at && { at }), ...(draft && { draft }) },
    );
    printFindings(done.findings, file, out);
    printChanges(done.changes, out);
    out.json(done);
    if (done.changes.length === 0 && !done.publishAt) {
      out.line(`Nothing to publish: revision ${done.revision} of ${code} has all of it.`);
      return done;
    }
    const merged = done.isMerged ? ', merged with what was published since' : '';
    out.line(
      done.publishAt
        ? `Revision ${done.revision} of ${code} will be published at ${done.publishAt}${merged}.`
        : `Published revision ${done.revision} of ${code}${merged}.`,
    );
    if (!done.publishAt) await warnOfOlderSite(instance, { code, document }, out);
    return done;
  } catch (error) {
    if (error instanceof OperatorCallError) explain(error, { code, file, base }, out);
    throw error;
  }
}

/** A site that was built before a block cannot read the document, and shows the one that it has. */
async function warnOfOlderSite(
  { siteUrl }: Instance,
  { code, document }: Pick<PublishRequest, 'code' | 'document'>,
  out: Output,
): Promise<void> {
  const missing = siteUrl ? await blocksMissingOn(siteUrl, document) : [];
  if (missing.length > 0)
    out.note(
      `Visitors of ${code} do not see it yet: the running site (${siteUrl}) was built without ${missing.join(', ')}. ` +
        `Restart npm start, which builds it again.`,
    );
}

function explain(
  error: OperatorCallError,
  { code, file, base }: Pick<PublishRequest, 'code' | 'file' | 'base'>,
  out: Output,
): void {
  const refused = refusalBodyOf(error, 'publish', 422);
  if (refused) {
    printFindings(refused.findings, file, out);
    throw new CommandError(
      `The document of ${code} was not published: ${countFindings(refused.findings, out.language)}.`,
      { details: refused },
    );
  }
  const stale = refusalBodyOf(error, 'publish', 409);
  if (!stale) return;
  out.line(
    stale.publishAt
      ? `Revision ${stale.published}, which is scheduled for ${stale.publishAt}:`
      : `Published since, up to revision ${stale.published}:`,
  );
  printChanges(stale.theirs, out);
  if (stale.conflicts.length > 0) {
    out.line('Both changed:');
    printConflicts(stale.conflicts, out);
  }
  if (stale.publishAt && stale.conflicts.length > 0)
    throw new CommandError(
      `The document of ${code} was not scheduled: revision ${stale.published}, which is published before it, changes the same places. ` +
        `To replace revision ${stale.published} with your document then, without its changes: --base ${stale.published}. ` +
        `To cancel it: maru schedule ${code} --cancel ${stale.published}.`,
      { details: stale },
    );
  if (!stale.publishAt && stale.published === base)
    throw new CommandError(`The document of ${code} was not scheduled: it is what is published already.`, {
      details: stale,
    });
  if (stale.publishAt && stale.published === base)
    throw new CommandError(
      `The document of ${code} was not scheduled: it is what revision ${stale.published} publishes before it.`,
      { details: stale },
    );
  if (stale.publishAt)
    throw new CommandError(
      `The document of ${code} was not scheduled: after revision ${stale.published}, which is published before it, it would change nothing. ` +
        `To replace revision ${stale.published} with your document then, without its changes: --base ${stale.published}. ` +
        `To cancel it: maru schedule ${code} --cancel ${stale.published}.`,
      { details: stale },
    );
  throw new CommandError(
    `The document of ${code} was not published: revision ${stale.published} has been published since. ` +
      `To give up your changes: maru pull ${code} --force. ` +
      `To replace revision ${stale.published} with your document, without its changes: --base ${stale.published}.`,
    { details: stale },
  );
}
