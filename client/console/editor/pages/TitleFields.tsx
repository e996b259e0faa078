import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useLanguageNames } from '../form/language-names.ts';
import type { Title } from './page-operations.ts';

type Props = {
  title: Title;
  onChange: (title: Title) => void;
  /** The main one, which is required, is first. */
  languages: readonly LanguageCode[];
  /** Whether a missing title is a problem yet. */
  isTried: boolean;
};

/** The title of a page in each language of the site. */
export function TitleFields({ title, onChange, languages, isTried }: Props) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [main] = languages;
  return languages.map((code) => {
    const name = names[code];
    const isMissing = code === main && isTried && !title[code]?.trim();
    return (
      <TextField
        key={code}
        label={languages.length > 1 ? t`Title (${name})` : t`Title`}
        value={title[code] ?? ''}
        onChange={(text) => onChange({ ...title, [code]: text })}
        error={isMissing ? t`Enter the title of the page.` : undefined}
        help={
          code === main && languages.length > 1
            ? t`Languages without a title of their own show this one.`
            : undefined
        }
        isRequired={code === main}
        autoFocus={code === main}
        lang={code}
        autoComplete="off"
        validationBehavior="aria"
      />
    );
  });
}
