import { useLingui } from '@lingui/react/macro';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';

/** The status of a revision in a word. */
export function StatusBadge({ status }: Pick<RevisionMeta, 'status'>) {
  const { t } = useLingui();
  const words: Record<RevisionMeta['status'], string> = {
    published: t`Published`,
    archived: t`Earlier`,
    scheduled: t`Scheduled`,
    cancelled: t`Canceled`,
    blocked: t`Blocked`,
  };
  const looks = { published: 'Badge--accent', scheduled: 'Badge--accent', blocked: 'Badge--danger' };
  const look = status in looks ? looks[status as keyof typeof looks] : '';
  return <span className={`Badge ${look}`}>{words[status]}</span>;
}
