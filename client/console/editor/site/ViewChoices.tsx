import { useLingui } from '@lingui/react/macro';
import { ZonedTimeField } from '../../ui/pickers/ZonedTimeField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLanguageNames } from '../form/language-names.ts';
import type { SiteView } from './use-site-view.ts';

/** In which language and at which time the page is shown, and the address of pages that have several. */
export function ViewChoices({ view, timeZone }: { view: SiteView; timeZone: string }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const { language, languages, setLanguage, now, setNow, page, path, setPath } = view;
  return (
    <>
      {languages.length > 1 && (
        <Select
          label={t`Language`}
          options={languages.map((code) => ({ id: code, name: names[code] }))}
          value={language}
          onChange={setLanguage}
        />
      )}
      <ZonedTimeField label={t`At another time`} value={now} onChange={setNow} timeZone={timeZone} />
      {page.includes('{') && (
        <TextField
          label={t`Example`}
          defaultValue={path}
          key={page}
          onBlur={(event) => setPath(event.target.value)}
        />
      )}
    </>
  );
}
