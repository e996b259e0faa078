import { Button } from '#blocks/_ui/Button.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { PasswordDialog } from '#blocks/_ui/PasswordDialog.tsx';
import { PostForm } from '#blocks/_ui/PostForm.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';

type ArticleToolsProps = { id: string; ask: string | undefined; pass: string | undefined };

/**
 * Edit and delete, each behind the article's password. Both are links to this page with the dialog open, which
 * client/visitor/forms opens in place. An article just unlocked can be edited without entering the password again.
 */
export function ArticleTools({ id, ask, pass }: ArticleToolsProps) {
  const t = useMessages();
  const { path } = usePage();
  const dialogs = { edit: `${id}-edit`, delete: `${id}-delete` };
  return (
    <div className="CustomerArticle-tools">
      {pass ? (
        <PostForm id={`${id}-edit`} name="edit" fields={{}} pass={pass}>
          {() => (
            <Button type="submit" variant="line" size="s">
              <Icon name="edit" size={16} />
              {t('edit')}
            </Button>
          )}
        </PostForm>
      ) : (
        <>
          <Button to={`${path}?ask=edit`} rel="nofollow" variant="line" size="s" data-dialog={dialogs.edit}>
            <Icon name="edit" size={16} />
            {t('edit')}
          </Button>
          <PasswordDialog
            id={dialogs.edit}
            name="edit"
            title={t('editAsk')}
            text={t('editText')}
            submit={t('edit')}
            isAsked={ask === 'edit'}
          />
        </>
      )}
      <Button to={`${path}?ask=delete`} rel="nofollow" variant="line" size="s" data-dialog={dialogs.delete}>
        <Icon name="trash" size={16} />
        {t('delete')}
      </Button>
      <PasswordDialog
        id={dialogs.delete}
        name="delete"
        title={t('deleteAsk')}
        text={t('deleteText')}
        submit={t('delete')}
        isAsked={ask === 'delete'}
      />
    </div>
  );
}
