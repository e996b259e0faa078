import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type Finding, type FindingLevel, findingLevels } from '#schemas/operator/finding.ts';

type ShownLevel = FindingLevel | 'all';

/** The level in the URL. */
export const readLevel = (query: URLSearchParams): ShownLevel =>
  findingLevels.find((level) => level === query.get('level')) ?? 'all';

function useLevelNames(): Record<ShownLevel, string> {
  const { t } = useLingui();
  return { all: t`All`, error: t`Errors`, warning: t`Warnings`, note: t`Hints` };
}

/** Shows findings of one level, with the number of each. */
export function LevelFilter({ findings, level }: { findings: readonly Finding[]; level: ShownLevel }) {
  const { t } = useLingui();
  const names = useLevelNames();
  const countOf = (one: ShownLevel) =>
    one === 'all' ? findings.length : findings.filter((finding) => finding.level === one).length;
  return (
    <nav className="Tabs" aria-label={t`Levels`}>
      {(['all', ...findingLevels] as const).map((one) => (
        <Link
          key={one}
          className="Tabs-one"
          to={{ search: one === 'all' ? '' : `?level=${one}` }}
          aria-current={one === level ? 'page' : undefined}
        >
          {names[one]} <span className="Badge">{countOf(one)}</span>
        </Link>
      ))}
    </nav>
  );
}
