import type { FormState } from '#engine/browser/forms/form-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Icon } from './Icon.tsx';

type FormProblemsProps = { id: string; state: FormState; fields: Record<string, string> };

/** All errors of a form, above it: announced at once, with links to the fields. */
export function FormProblems({ id, state, fields }: FormProblemsProps) {
  const t = useMessages();
  const wrong = Object.keys(fields).filter((field) => state.errors[field]);
  if (wrong.length === 0 && !state.failure) return null;
  return (
    <div className="Ui-formProblems" role="alert" tabIndex={-1} data-form-problems="">
      <Icon name="alert" size={20} />
      <div>
        {state.failure && <p className="Ui-formProblems-failure">{state.failure}</p>}
        {wrong.length > 0 && (
          <>
            <p className="Ui-formProblems-title">{t('article.errors')}</p>
            <ul className="Ui-formProblems-list">
              {wrong.map((field) => (
                <li key={field}>
                  <a href={`#${id}-${field}`} data-replace="">
                    {fields[field]}: {state.errors[field]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
