import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { usePlaceText } from '../../findings/use-place-text.ts';
import { useBaseDocument } from '../draft/use-base-document.ts';
import { useLanguageNames } from '../form/language-names.ts';
import { olderTexts } from '../form/older-texts.ts';
import { useDocument } from '../state/use-document.ts';

/** The texts whose translations stayed behind since the last publication; nothing if there are none. */
export function OlderTexts({ languages }: { languages: readonly LanguageCode[] }) {
  const { value } = useDocument();
  const base = useBaseDocument();
  const names = useLanguageNames();
  const placeText = usePlaceText();
  const texts = useMemo(() => olderTexts(value, base, languages), [value, base, languages]);
  const [main = 'ko' as LanguageCode] = languages;
  if (texts.length === 0) return null;
  return (
    <section className="Publish-part">
      <h3>
        <Trans>Translations older than {names[main]}</Trans>
      </h3>
      <ul className="Changes">
        {texts.map(({ path, languages: older }) => (
          <li key={JSON.stringify(path)}>
            {placeText({ path: [...path] })}: {older.map((language) => names[language]).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
