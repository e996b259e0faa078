import { Trans } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { useLanguageNames } from './language-names.ts';

/** Names the languages whose text stayed as it was when the main language changed; nothing if there are none. */
export function OlderBadge({ main, languages }: { main: LanguageCode; languages: readonly LanguageCode[] }) {
  const names = useLanguageNames();
  if (languages.length === 0) return null;
  return (
    <span className="Badge Badge--warning">
      <Trans>
        Older than {names[main]}: {languages.map((language) => names[language]).join(', ')}
      </Trans>
    </span>
  );
}
