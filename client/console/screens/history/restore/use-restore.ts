import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';

type Restore = {
  to: number;
  /** The revision that is published, null for none: if another one is by now, the restore is refused. */
  base: number | null;
  note: string;
  ignoreErrors?: boolean;
};

/** Publishes an earlier revision again, and offers to undo that. @throws CallError 409 or 422 as `rollback` does */
export function useRestore(): (restore: Restore) => Promise<void> {
  const { t } = useLingui();
  const { code } = usePartner();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const show = async (number: number) => {
    await refresh('revisions', 'published', 'partners');
    await navigate(`/partners/${code}/history?revision=${number}`);
  };
  async function undo(to: number, base: number) {
    try {
      // It was published a moment ago, so errors found by today's checks must not prevent the undo.
      const note = t`Undo of revision ${base}`;
      const { revision } = await call('rollback', { code }, { to, base, note, ignoreErrors: true });
      showToast(t`Undone: the former content is published again.`);
      await show(revision);
    } catch (error) {
      showToast(errorText(error));
    }
  }
  return async ({ to, base, note, ignoreErrors = false }) => {
    const { revision } = await call('rollback', { code }, { to, base, note, ignoreErrors });
    const report = t`Revision ${to} is published again.`;
    if (base === null) showToast(report);
    else showToast(report, { label: t`Undo`, run: () => void undo(base, revision) });
    await show(revision);
  };
}
