import type { FormState } from '#engine/browser/forms/form-state.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { type ConsentForm, consentKinds, consentParts } from '#schemas/site/consent.ts';
import { Icon } from './Icon.tsx';

type ConsentFieldsProps = {
  /** id of the surrounding form. */
  form: string;
  /** The purpose of the form: articles and inquiries have their own texts. */
  about: ConsentForm;
  state: FormState | undefined;
};

/** Field names by kind of consent. */
const fieldNames = { personal: 'consentPersonal', health: 'consentHealth' } as const;

/** Checkbox names with their labels in the list of errors. */
export function useConsentLabels(): Record<string, string> {
  const t = useMessages();
  return Object.fromEntries(consentKinds.map((kind) => [fieldNames[kind], t(`consent.${kind}`)]));
}

/**
 * The required consents, each with its own checkbox. A checkbox sends the version of the text above it: the visitor
 * agrees to the text they read, even if the clinic has changed it since then.
 */
export function ConsentFields({ form, about, state }: ConsentFieldsProps) {
  const t = useMessages();
  const { consents, locale } = usePage();
  if (!consents) throw new Error('[_ui] Consents are only available on the server, not in islands.');
  return consentKinds.map((kind) => {
    const { version, text } = consents[about][kind];
    const name = fieldNames[kind];
    const id = `${form}-${name}`;
    const error = state?.errors[name];
    return (
      <fieldset key={kind} className="Ui-consent" aria-describedby={`${id}-text`}>
        <legend className="Ui-consent-title">{t(`consent.${kind}`)}</legend>
        <dl className="Ui-consent-text" id={`${id}-text`}>
          {consentParts.map((part) => (
            <div key={part} className="Ui-consent-part">
              <dt>{t(`consent.${part}`)}</dt>
              <dd lang={text[part].lang === locale ? undefined : text[part].lang}>{text[part].text}</dd>
            </div>
          ))}
        </dl>
        <label className="Ui-consent-agree">
          <input
            id={id}
            type="checkbox"
            name={name}
            value={version}
            required
            defaultChecked={state?.values[name] === version}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span>
            {t(kind === 'personal' ? 'consent.agreePersonal' : 'consent.agreeHealth')}
            <span className="Ui-field-required"> {t('article.required')}</span>
          </span>
        </label>
        {error && (
          <p className="Ui-field-error" id={`${id}-error`}>
            <Icon name="alert" size={16} />
            {error}
          </p>
        )}
      </fieldset>
    );
  });
}
