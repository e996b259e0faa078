import { Button } from '#blocks/_ui/Button.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { PasswordField } from '#blocks/_ui/PasswordField.tsx';
import { PostForm } from '#blocks/_ui/PostForm.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';

type LockedArticleProps = {
  id: string /** This visitor has just written it. */;
  isNew: boolean;
};

/** Shown instead of a private article: the form that unlocks it (SPEC section 5). */
export function LockedArticle({ id, isNew }: LockedArticleProps) {
  const t = useMessages();
  return (
    <div className="CustomerArticle-locked">
      <Icon name="lock" size={32} />
      <p className="CustomerArticle-lockedText">{t(isNew ? 'lockedNew' : 'lockedText')}</p>
      <PostForm id={id} name="open" className="CustomerArticle-open" fields={{}}>
        {(state) => (
          <>
            <PasswordField form={id} state={state} />
            <Button type="submit" full>
              {t('open')}
            </Button>
          </>
        )}
      </PostForm>
    </div>
  );
}
