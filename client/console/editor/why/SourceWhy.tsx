import { Plural, Trans } from '@lingui/react/macro';
import type { SourceReport } from '#schemas/operator/preview.ts';
import { useLanguage } from '../../language/use-language.ts';

/** A read: what it asked for, what the site's cache holds of it, how long it took, and what came. */
export function SourceWhy({ report }: { report: SourceReport }) {
  const language = useLanguage();
  const { name, title, params, cache, milliseconds, error, rows, followsNow } = report;
  const asked = Object.entries(params)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
  return (
    <span className="Why-source">
      <span>
        {title[language]} <code>{name}</code> {asked && <code className="Field-help">({asked})</code>}
      </span>
      <span>
        <CacheText cache={cache} /> <Trans>{milliseconds} ms.</Trans>
      </span>
      {error && <span className="Field-error">{error}</span>}
      {rows && (
        <Plural value={rows.count} _0="It has no entries." one="It has # entry." other="It has # entries." />
      )}
      {!followsNow && (
        <span className="Field-help">
          <Trans>The backend chooses by its own clock: another time shown here does not change it.</Trans>
        </span>
      )}
    </span>
  );
}

function CacheText({ cache }: { cache: SourceReport['cache'] }) {
  switch (cache) {
    case 'hit':
      return <Trans>The site’s cache has a fresh copy, which was used.</Trans>;
    case 'stale':
      return <Trans>The site’s cache has an old copy; it was read again for this preview.</Trans>;
    case 'miss':
      return <Trans>The site’s cache has no copy; it was read for this preview.</Trans>;
    default:
      return <Trans>It could not be read.</Trans>;
  }
}
