import type { ReactNode } from 'react';
import { type FormState, formFields } from '#engine/browser/forms/form-state.ts';
import { useHref, usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import { classNames } from './class-names.ts';
import { FormProblems } from './FormProblems.tsx';

type PostFormProps = {
  id: string;
  /** The form's name on the server (server/site/forms). */
  name: string;
  className?: string;
  /** Labels of the fields, in form order, for the list of errors. */
  fields: Record<string, string>;
  /** Typed text survives a reload of the page. */
  storesDraft?: boolean;
  /** Replaces a password that has just been verified. */
  pass?: string | undefined;
  children: (state: FormState | undefined) => ReactNode;
};

/**
 * A form posted to its own page. Without JavaScript the page is rendered again with what was typed and the errors; with
 * it client/visitor/forms does the same in place. Messages are ours, not the browser's: hence `noValidate`.
 */
export function PostForm(props: PostFormProps) {
  const { id, name, className, fields, storesDraft, children } = props;
  const t = useMessages();
  const href = useHref();
  const { path, query, form, formToken } = usePage();
  // The answer shows the same page of a list. What the URL confirmed or opened is over by then.
  const { ask: _, done: __, ...lasting } = query;
  const state = form?.name === name ? form : undefined;
  const pass = props.pass ?? state?.pass;
  const isRefused = state && (state.failure !== undefined || Object.keys(state.errors).length > 0);
  return (
    <form
      id={id}
      className={classNames('Ui-postForm', className)}
      method="post"
      action={href(withQuery(path, lasting))}
      noValidate
      data-form={name}
      data-offline={t('article.offline')}
      data-failed={t('article.failed')}
      data-sending={t('article.sending')}
      data-draft={storesDraft ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
      data-already-sent={state?.isAlreadySent ? '' : undefined}
    >
      <input type="hidden" name={formFields.name} value={name} />
      <input type="hidden" name={formFields.token} value={formToken ?? ''} />
      {pass && <input type="hidden" name={formFields.pass} value={pass} />}
      {state && <FormProblems id={id} state={state} fields={fields} />}
      {storesDraft && (
        <p className="Ui-postForm-restored" data-draft-restored="" hidden>
          <span role="status" data-draft-words={t('article.restored')} />
          <button type="button" className="Ui-postForm-discard" data-draft-discard="">
            {t('article.discard')}
          </button>
        </p>
      )}
      {children(state)}
      <p className="Ui-postForm-status" role="status" data-form-status="" />
    </form>
  );
}
