import type { CalendarDateTime } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { z } from 'zod';
import { formatDateTime } from '#engine/i18n/format.ts';
import type { staleBase } from '#schemas/operator/document-calls.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import type { Publication } from '#schemas/operator/revisions.ts';
import { call, refusalBodyOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { savedAs } from '../draft/saver-options.ts';
import { useSession } from '../draft/session-context.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';

export type Stale = z.output<typeof staleBase>;
type Sent = ReturnType<ReturnType<typeof useSession>['saver']['now']>;
type PublishRefusal =
  | { kind: 'stale'; stale: Stale }
  | { kind: 'refused'; findings: Finding[] }
  | { kind: 'failed'; error: unknown };

/**
 * Publishes the document, now or at a time of the clinic's clock.
 * @param onPublished closes the dialog
 */
export function usePublish(timeZone: string, onPublished: () => void) {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const errorText = useErrorText();
  const showUndo = useUndoToast();
  const [refusal, setRefusal] = useState<PublishRefusal>();
  const [isBusy, setBusy] = useState(false);

  const rollback = async (revision: number, name: string) => {
    try {
      // It was published a moment ago, so errors that today's checks find in it must not prevent the undo.
      const earlier = { base: revision, note: '', ignoreErrors: true };
      const undone = await call('rollback', { code }, earlier);
      // The text continues as a draft, with what was typed while it was being published.
      saver.continueWith(saver.now().text, null, undone.revision, name);
      await refresh('published', 'revisions');
      showToast(t`The publication has been undone. Your changes are a draft again.`);
    } catch (error) {
      showToast(errorText(error));
    }
  };

  const takeMerged = async (id: number) => {
    const { draft } = await call('draft', { code, id });
    saver.takeOver(savedAs(draft));
  };

  /**
   * Shows what is published, unless something was typed in the meantime: the next save of its draft then finds out
   * where it continues. So does the next look at the drafts if what was merged cannot be read now.
   */
  const showPublished = async (sent: Sent, { revision, isMerged }: Publication): Promise<boolean> => {
    const document = isMerged ? await documentOf(revision).catch(() => undefined) : sent.text;
    const { text, saved } = saver.now();
    // A look at the drafts may have missed the draft, which is gone, and shown this already.
    const isSame = text === sent.text && (saved === sent.saved || !saved);
    if (isSame && document !== undefined) saver.reset(document, revision);
    else if (!sent.saved && !saved && !isMerged) saver.continueWith(text, null, revision);
    return isSame && document !== undefined;
  };
  const documentOf = async (number: number) => (await call('revision', { code, number })).revision.document;

  const publish = async ({ note, at }: { note: string; at: CalendarDateTime | null }) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await saver.flush();
      const sent = saver.now();
      const { text, saved, base, name } = sent;
      const when = { ...(at && { at: atText(at) }), ...(saved && { draft: saved.id }) };
      const done = await call('publish', { code }, { document: text, base, note, ...when });
      onPublished();
      if (done.publishAt) {
        showToast(t`It will be published at ${formatDateTime(done.publishAt, timeZone)}.`);
        // The draft has what was merged in. Without an answer, it is read again later.
        if (saved && done.isMerged) await takeMerged(saved.id).catch(() => undefined);
      } else {
        const isShown = await showPublished(sent, done);
        const report = t`Published as revision ${done.revision}.`;
        // The draft that an undo leaves must have what others have published.
        if (base === null || !isShown) showToast(report);
        else showUndo(report, () => void rollback(done.revision, name));
      }
      await refresh('published', 'revisions', 'drafts');
    } catch (error) {
      const stale = refusalBodyOf(error, 'publish', 409);
      const refused = refusalBodyOf(error, 'publish', 422);
      if (stale) setRefusal({ kind: 'stale', stale });
      else if (refused) setRefusal({ kind: 'refused', findings: refused.findings });
      else setRefusal({ kind: 'failed', error });
      // The scheduled revision may have been replaced by an updated copy, to build on.
      if (stale?.publishAt) await refresh('revisions');
    } finally {
      setBusy(false);
    }
  };
  return { publish, refusal, isBusy, clearRefusal: () => setRefusal(undefined) };
}

/** `YYYY-MM-DD HH:mm`, which the server reads by the clinic's clock. */
const atText = (at: CalendarDateTime): string => at.toString().slice(0, 16).replace('T', ' ');
