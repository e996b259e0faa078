import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useId } from 'react';
import { Group, Label, TextField } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldProblems } from '../../ui/field-problems.ts';
import { GrowingTextArea } from '../../ui/GrowingTextArea.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { useLanguageNames } from './language-names.ts';
import { LazyRichText } from './lazy-fields.tsx';
import { type Localized, missingIn, olderIn, textIn, withText } from './localized-value.ts';
import { OlderBadge } from './OlderBadge.tsx';

/** A text with one field per language of the site. Missing translations are marked and can be copied from the main language. */
export function LocalizedField({
  path,
  value,
  title,
  shape,
  isRequired,
  isHtml,
  allowsPlain,
}: ControlProps & { isHtml: boolean; allowsPlain: boolean }) {
  const { t } = useLingui();
  const { languages, setValue, before, fallback, findingsAt } = useForm();
  const problems = useContext(FieldProblems);
  /** Those of all languages, and of one. */
  const problemsIn = (language: LanguageCode) => {
    const found = [...findingsAt(path), ...findingsAt([...path, language])];
    const isInvalid = found.some(({ level }) => level === 'error');
    return problems && found.length > 0 ? { id: problems.id, isInvalid } : null;
  };
  const names = useLanguageNames();
  const heading = useId();
  const [main = 'ko' as LanguageCode] = languages;
  const text = value as Localized | undefined;
  const missing = missingIn(text, languages);
  const older = olderIn(text, before?.(path) as Localized | undefined, languages);
  const mainText = textIn(text, main, main);
  // An emptied text begins again with its language where a text without any is refused.
  const written = text === '' && !allowsPlain ? undefined : text;
  const write = (language: LanguageCode, next: string) =>
    setValue(path, withText(written, language, next, main) ?? (isRequired ? '' : undefined));
  const isSame = typeof text === 'string' && text !== '' && languages.length > 1;
  return (
    <Group className="Localized" aria-labelledby={heading}>
      <div className="Localized-head">
        <span id={heading} className="Field-label">
          {title}
          {isRequired && <span className="Field-required"> *</span>}
        </span>
        {missing.length > 0 && (
          <span className="Badge Badge--warning">
            <Trans>Missing: {missing.map((language) => names[language]).join(', ')}</Trans>
          </span>
        )}
        <OlderBadge main={main} languages={older} />
        {isSame && (
          <span className="Badge">
            <Trans>Same in all languages</Trans>
          </span>
        )}
      </div>
      {languages.map((language) => {
        const own = textIn(text, language, main);
        const name = names[language];
        const ofLanguage = problemsIn(language);
        const copy = language !== main && missing.includes(language) && mainText && (
          <Button
            kind="quiet"
            className="Localized-copy"
            aria-label={t`Copy from ${names[main]} to ${name}`}
            onPress={() => write(language, mainText)}
          >
            <Trans>Copy from {names[main]}</Trans>
          </Button>
        );
        if (isHtml)
          return (
            <div key={language} className="Localized-html">
              <span className="Localized-language" aria-hidden="true">
                {language.toUpperCase()}
              </span>
              <FieldProblems value={ofLanguage}>
                <LazyRichText
                  label={`${title}: ${name}`}
                  lang={language}
                  html={own}
                  onChange={(next) => write(language, next)}
                />
              </FieldProblems>
              {copy}
            </div>
          );
        return (
          <TextField
            key={language}
            className="Localized-one"
            lang={language}
            value={own}
            {...(ofLanguage && { 'aria-describedby': ofLanguage.id })}
            onChange={(next) => write(language, next)}
          >
            <Label className="Localized-language">
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="Hidden">
                {title}: {name}
              </span>
            </Label>
            <FieldProblems value={ofLanguage}>
              <GrowingTextArea
                text={own}
                allowsBreaks={shape.isMultiline}
                placeholder={fallback?.(path, language)}
              />
            </FieldProblems>
            <span className="Localized-count" aria-hidden="true">
              {own.length}
            </span>
            {copy}
          </TextField>
        );
      })}
      {shape.help && <p className="Field-help">{shape.help}</p>}
    </Group>
  );
}
