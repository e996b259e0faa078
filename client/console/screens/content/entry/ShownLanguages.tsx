import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { useLanguageNames } from '../../../editor/form/language-names.ts';
import { Select } from '../../../ui/Select.tsx';

type Props = {
  /** The clinic's languages, main language first. */
  languages: readonly LanguageCode[];
  shown: readonly LanguageCode[];
  onChange: (shown: LanguageCode[]) => void;
};

/** Which languages texts are written in now: all, or the main one and its translation side by side. */
export function ShownLanguages({ languages, shown, onChange }: Props) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [main, ...others] = languages;
  if (!main || others.length < 2) return null;
  const options = [
    { id: 'all', name: t`All languages` },
    ...others.map((code) => ({ id: code as string, name: t`${names[main]} and ${names[code]}` })),
    { id: main, name: t`${names[main]} alone` },
  ];
  const id = shown.length === languages.length ? 'all' : (shown[1] ?? main);
  return (
    <div className="EntryLanguages">
      <Select
        label={t`Languages that are shown`}
        options={options}
        value={id}
        onChange={(next) =>
          onChange(
            next === 'all' ? [...languages] : languages.filter((code) => code === main || code === next),
          )
        }
      />
    </div>
  );
}
