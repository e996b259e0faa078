import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { usePartner } from '../partner/use-partner.ts';

/** Shows the site as it is with a revision, in a new tab. */
export function PreviewRevision({ number }: { number: number }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { isBusy, run } = useAction();
  const open = async () => {
    // Browsers open a tab only while they handle the click, which is before the answer.
    const tab = window.open('about:blank', '_blank');
    const isDone = await run(async () => {
      const { url } = await call('previewToken', { code }, { of: { revision: number }, minutes: 60 });
      if (!tab) {
        const again = () => window.open(url, '_blank', 'noopener');
        showToast(t`The browser did not open a new tab.`, { label: t`Open the preview`, run: again });
        return;
      }
      // The site must not reach the console through its opener.
      tab.opener = null;
      tab.location.replace(url);
    });
    if (!isDone) tab?.close();
  };
  return (
    <Button isPending={isBusy} onPress={() => void open()}>
      <Trans>Preview</Trans>
    </Button>
  );
}
