import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Button } from './Button.tsx';
import { Link } from './Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PostForm } from './PostForm.tsx';

type PasswordDialogProps = {
  id: string;
  /** The form's name. */
  name: string;
  title: string;
  text?: string;
  submit: string;
  /** The URL requests it, as a link does without JavaScript. */
  isAsked: boolean;
};

/**
 * A dialog that asks for an article's password before an action. With JavaScript it is modal; without, it is open in
 * the page that its link leads to. It is also open after a wrong password.
 */
export function PasswordDialog({ id, name, title, text, submit, isAsked }: PasswordDialogProps) {
  const t = useMessages();
  const { path, form } = usePage();
  const isOpen = isAsked || form?.name === name;
  return (
    <dialog
      id={id}
      className="Ui-passwordDialog"
      aria-labelledby={`${id}-title`}
      open={isOpen}
      data-form-dialog={isOpen ? 'open' : ''}
      data-close-on-navigate=""
    >
      <div className="Ui-passwordDialog-panel">
        <h2 className="Ui-passwordDialog-title" id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className="Ui-passwordDialog-text">{text}</p>}
        <PostForm id={`${id}-form`} name={name} fields={{}}>
          {(state) => (
            <>
              <PasswordField form={`${id}-form`} state={state} isFirst={isOpen} />
              <p className="Ui-passwordDialog-actions">
                <Link to={path} className="Ui-button Ui-button--line Ui-button--m" data-dialog-close="">
                  {t('article.cancel')}
                </Link>
                <Button type="submit">{submit}</Button>
              </p>
            </>
          )}
        </PostForm>
      </div>
    </dialog>
  );
}
