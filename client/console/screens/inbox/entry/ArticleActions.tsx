import { Trans, useLingui } from '@lingui/react/macro';
import { DialogTrigger } from 'react-aria-components';
import { hasRole } from '#schemas/operator/roles.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { usePartner } from '../../partner/use-partner.ts';
import type { Article } from '../list/inbox-query.ts';
import { EraseEntry } from './EraseEntry.tsx';

/** Pins an article to the top of its board, hides it from other visitors, or erases it. */
export function ArticleActions({
  article,
  onChange,
}: {
  article: Article;
  onChange: (article: Article) => void;
}) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { isBusy, run } = useAction();
  const { id, name, isPinned, isHidden } = article;
  async function moderate(wanted: { isPinned?: boolean; isHidden?: boolean }, done: string) {
    await call('moderateArticle', { code, id }, wanted);
    onChange({ ...article, ...wanted });
    showToast(done);
    await refresh('inboxArticles');
  }
  const pin = () =>
    moderate({ isPinned: !isPinned }, isPinned ? t`No longer pinned.` : t`Pinned to the top of its board.`);
  return (
    <div className="Row">
      <Button isPending={isBusy} onPress={() => void run(pin)}>
        {isPinned ? <Trans>Unpin</Trans> : <Trans>Pin to the top</Trans>}
      </Button>
      <DialogTrigger>
        <Button>{isHidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}</Button>
        {isHidden ? (
          <ConfirmDialog
            title={<Trans>Show this article again?</Trans>}
            confirm={<Trans>Show again</Trans>}
            onConfirm={() => moderate({ isHidden: false }, t`Shown again.`)}
          >
            <Trans>It becomes public or private again, as its author chose.</Trans>
          </ConfirmDialog>
        ) : (
          <ConfirmDialog
            title={<Trans>Hide this article?</Trans>}
            confirm={<Trans>Hide</Trans>}
            onConfirm={() => moderate({ isHidden: true }, t`Hidden.`)}
          >
            <Trans>
              Other visitors no longer see it and its answer. Its author can still open it, and cannot make it
              public. Nothing is deleted: you can show it again at any time.
            </Trans>
          </ConfirmDialog>
        )}
      </DialogTrigger>
      {partner && hasRole(partner.role, 'administrator') && (
        <EraseEntry id={id} kind="article" title={<Trans>Erase the article of {name}?</Trans>}>
          <Trans>The article and its answer are deleted. This cannot be undone.</Trans>
        </EraseEntry>
      )}
    </div>
  );
}
