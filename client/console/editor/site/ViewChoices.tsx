import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLanguageNames } from '../form/language-names.ts';
import type { SiteView } from './use-site-view.ts';

// The calendar takes 15 kB that most visits to the editor do not need.
const ZonedTimeField = lazyPart(
  () => import('../../ui/pickers/ZonedTimeField.tsx').then((module) => module.ZonedTimeField),
  { rows: 1 },
);

/** The language and time in which the page is shown, and its URL if it has several. */
export function ViewChoices({ view, timeZone }: { view: SiteView; timeZone: string }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const [isAtOtherTime, setAtOtherTime] = useState(false);
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
      {isAtOtherTime || now ? (
        <ZonedTimeField label={t`At another time`} value={now} onChange={setNow} timeZone={timeZone} />
      ) : (
        <Button kind="quiet" onPress={() => setAtOtherTime(true)}>
          <Trans>At another time</Trans>…
        </Button>
      )}
      {page.includes('{') && (
        <TextField
          data-own-undo
          label={t`Example`}
          defaultValue={path}
          key={page}
          onBlur={(event) => setPath(event.target.value)}
        />
      )}
    </>
  );
}
