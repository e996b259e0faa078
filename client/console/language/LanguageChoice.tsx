import { useLingui } from '@lingui/react/macro';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { Select } from '../ui/Select.tsx';
import { chooseLanguage } from './LanguageProvider.tsx';
import { useLanguage } from './use-language.ts';

const names = [
  { id: 'ko', name: '한국어' },
  { id: 'en', name: 'English' },
] as const;

type Props = {
  /** Called after the choice, to store it with the account. */
  onChosen?: (language: OperatorLanguage) => void;
};

/** The language of the console. */
export function LanguageChoice({ onChosen }: Props) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Language`}
      options={names}
      value={useLanguage()}
      onChange={(language) => void chooseLanguage(language).then(() => onChosen?.(language))}
    />
  );
}
