import { call } from '../../api/call.ts';
import type { RetainedSession } from './retained-session.ts';

/**
 * On return to a document without changes: what was published in the meantime, for example by restoring an earlier
 * revision, is shown. With changes, publishing merges.
 */
export async function catchUp({
  code,
  session: { saver },
}: Pick<RetainedSession, 'code' | 'session'>): Promise<void> {
  const isUnchanged = () => saver.now().saved === null && !saver.now().isUnsaved;
  if (!isUnchanged()) return;
  // Without an answer the document stays as it is.
  const read = await call('published', { code }).catch(() => undefined);
  const revision = read?.revision;
  if (revision && revision.number !== saver.now().base && isUnchanged())
    saver.reset(revision.document, revision.number);
}
