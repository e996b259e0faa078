import { useLingui } from '@lingui/react/macro';
import { ToggleButton } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { Select } from '../../ui/Select.tsx';
import { useLanguageNames } from '../form/language-names.ts';
import { useWidthNames, type Width, widths } from '../preview/PreviewPane.tsx';
import type { useSecondPage } from '../preview/use-second-page.ts';

type Props = ReturnType<typeof useSecondPage> & { languages: readonly LanguageCode[] };

/** Opens a second page beside the first one, with its width and its language. */
export function SecondPageChoices({ second, toggle, change, languages }: Props) {
  const { t } = useLingui();
  const widthNames = useWidthNames();
  const languageNames = useLanguageNames();
  return (
    <>
      <ToggleButton className="Button Button--quiet" isSelected={second !== undefined} onChange={toggle}>
        {t`Side by side`}
      </ToggleButton>
      {second && (
        <>
          <Select
            label={t`Second width`}
            options={widths.map((width) => ({ id: String(width), name: widthNames[width] }))}
            value={String(second.width)}
            onChange={(id) => change({ width: Number(id) as Width })}
          />
          {languages.length > 1 && (
            <Select
              label={t`Second language`}
              options={languages.map((code) => ({ id: code, name: languageNames[code] }))}
              value={second.language}
              onChange={(language) => change({ language })}
            />
          )}
        </>
      )}
    </>
  );
}
